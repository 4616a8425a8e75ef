import { describe, expect, it } from 'vitest'
import { understand } from '../../../src/story/understand.ts'

describe('columns that a story says one by one', () => {
  it('should be told each for itself', () => {
    const { facts } = understand('An online shop. Orders have a voucher. Orders have a courier.', null)
    const told = facts.flatMap(({ fact, bound }) => (fact.type === 'columns' ? [bound.notes.map(({ text }) => text.split(':')[0])] : []))
    expect(told).toEqual([['orders keeps voucher'], ['orders has courier']])
  })

  it('should be reported beyond 100 of a table', () => {
    const letter = (at: number): string => String.fromCodePoint(97 + at)
    const words = Array.from({ length: 300 }, (_, at) => `${letter(1 + Math.floor(at / 26))}${letter(at % 26)}`)
    const { facts } = understand(`An online shop. ${words.map((word) => `orders have a ${word}. `).join('')}`, null)
    const said = facts.filter(({ fact }) => fact.type === 'columns')
    expect(said.filter(({ bound }) => bound.used).length).toBeLessThanOrEqual(100)
    expect(said.at(-1)?.bound).toEqual({ notes: [], used: false, reason: 'a story can give a table at most 100 columns' })
  })
})

describe('lists of columns', () => {
  it('should be refused for more tables than a schema may have', () => {
    const story = Array.from({ length: 201 }, (_, at) => `t${at}_items: id, name\n`).join('')
    expect(() => understand(story, null)).toThrow('The story lists the columns of 201 tables, but a schema has at most 200: list fewer')
  })
})
