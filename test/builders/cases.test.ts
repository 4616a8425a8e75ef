import { expect, it } from 'vitest'
import { columns } from '../../src/builders/table.ts'
import { mapped } from '../../src/builders/computed.ts'
import { lognormal } from '../../src/builders/distributions.ts'
import { oneOf, oneOfBy } from '../../src/builders/drawn.ts'
import { each, facts } from '../../src/builders/facts.ts'
import { words } from '../../src/builders/texts.ts'

it('should take weights by value, by place, and none', () => {
  const plain = { kind: 'category', values: ['cash', 'card'], weights: [1, 3] }
  expect(oneOf({ cash: 1, card: 3 })).toEqual(plain)
  expect(oneOf({ cash: 1 }, { card: 3 })).toEqual(plain)
  expect(oneOf(['cash', 'card'], [1, 3])).toEqual(plain)
  expect(oneOf(['cash', 'card'])).toEqual({ kind: 'category', values: ['cash', 'card'] })
})

it('should take weights by value, by place or of the cases alone where they depend on a column', () => {
  const plain = { kind: 'category', values: ['cash', 'card'], by: 'country', cases: { DE: [2, 1] }, weights: [0, 1] }
  expect(oneOfBy('country', ['cash', 'card'], { DE: { cash: 2, card: 1 }, otherwise: { card: 1 } })).toEqual(plain)
  expect(oneOfBy('country', ['cash', 'card'], { DE: [2, 1], otherwise: [0, 1] })).toEqual(plain)
  expect(oneOfBy('country', { DE: { cash: 2, card: 1 }, otherwise: ['card'] })).toEqual(plain)
})

it('should give a mapping the decimals that its numbers have', () => {
  expect(mapped('plan', { free: 0, pro: 29.5 })).toEqual({ kind: 'mapping', by: 'plan', cases: { free: 0, pro: 29.5 }, scale: 1 })
  expect(mapped('plan', { free: 0, otherwise: 29 })).toEqual({ kind: 'mapping', by: 'plan', cases: { free: 0 }, otherwise: 29 })
  expect(mapped('plan', { free: 0, pro: 29 }, 2)).toMatchObject({ scale: 2 })
  expect(mapped('stage', ['open', 'closed'])).toEqual({ kind: 'mapping', by: 'stage', cases: { 0: 'open', 1: 'closed' } })
})

it('should read tables of facts by column, by key and by place', () => {
  expect(facts(['price', 'seats'], { free: [0, 1], pro: [29, 5] })).toEqual({ price: { free: 0, pro: 29 }, seats: { free: 1, pro: 5 } })
  expect(facts(['price', 'seats'], [[29, 5]])).toEqual({ price: { 0: 29 }, seats: { 0: 5 } })
})

it('should make something of each row', () => {
  expect(each(lognormal, { car: [9, 0.5] })).toEqual({ car: { name: 'lognormal', median: 9, spread: 0.5 } })
  expect(each((price: number) => lognormal(price, 1), { car: 9 })).toEqual({ car: { name: 'lognormal', median: 9, spread: 1 } })
})

it('should part words at commas', () => {
  expect(words('one, two and a half', 'three')).toEqual(['one', 'two and a half', 'three'])
})

it('should keep the order of columns', () => {
  expect(columns({ b: oneOf(['x']), a: oneOf(['y']) }).map(({ name }) => name)).toEqual(['b', 'a'])
})
