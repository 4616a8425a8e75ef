import { describe, expect, it } from 'vitest'
import type { Domain } from '../../src/domains/domain.ts'
import { chooseDomain } from '../../src/story/choice/choose-domain.ts'
import { rankDomains } from '../../src/story/choice/rank-domains.ts'
import { readStory } from '../../src/story/read-story.ts'

/** A domain with its nouns in the singular, the first of them of the primary table. */
function domain(name: string, keywords: readonly string[], ...nouns: readonly string[]): Domain {
  const tables = nouns.map((noun) => `${noun.replaceAll(' ', '_')}s`)
  return {
    name,
    description: '',
    story: '',
    keywords,
    nouns: Object.fromEntries(tables.map((table, i) => [table, [nouns[i] ?? '']])),
    rates: [],
    measures: [],
    events: [],
    countries: [],
    currencies: [],
    money: [],
    schema: {
      version: 1,
      name,
      tables: tables.map((table, i) => ({
        name: table,
        rows: i === 0 ? { type: 'primary' } : 5,
        columns: [{ name: 'id', kind: 'sequence' }],
      })),
    },
  }
}

const shop = domain('shop', ['e commerce', 'store'], 'customer', 'order', 'order item', 'product')
const bank = domain('bank', ['banking'], 'customer', 'account', 'bank account', 'card')
const hospital = domain('hospital', ['clinic', 'medical'], 'patient', 'doctor', 'appointment')
const vets = domain('vets', ['veterinary'], 'pet', 'owner', 'appointment')
const fillers = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'].map((name) =>
  domain(name, [`${name}ware`], 'user', `${name}thing`, 'customer'),
)
const known = [shop, bank, hospital, vets, ...fillers]

const ranked = (story: string): readonly string[] => rankDomains(readStory(story), known).map(({ domain: { name } }) => name)

describe('rankDomains', () => {
  it.each([
    ['an e-commerce company', ['shop']],
    ['an ecommerce company', ['shop']],
    ['STORES', ['shop']],
    ['order items', ['shop']],
    ['appointments and pets', ['vets', 'hospital']],
    ['appointments of patients', ['hospital', 'vets']],
    ['bank accounts', ['bank']],
    ['nothing at all', []],
  ])('should rank for "%s"', (story, names) => {
    expect(ranked(story)).toEqual(names)
  })

  it('should find the words of the longest term only', () => {
    const found = (story: string): readonly string[] =>
      rankDomains(readStory(story), known).flatMap(({ terms }) => terms.map(({ text, table }) => `${text}: ${table}`))
    expect(found('500 order items')).toEqual(['order item: order_items'])
    expect(found('orders of items')).toEqual(['order: orders'])
    expect(found('bank accounts')).toEqual(['bank account: bank_accounts'])
    expect(found('order. Items')).toEqual(['order: orders'])
  })

  it('should have a word say more, the fewer domains have it', () => {
    const score = (story: string): number => rankDomains(readStory(story), known)[0]?.score ?? 0
    expect(score('appointments')).toBeGreaterThan(score('users'))
    expect(score('cards')).toBeGreaterThan(score('appointments'))
    expect(score('medical')).toBeGreaterThan(score('cards'))
    expect(score('hospital')).toBeGreaterThan(score('medical'))
  })

  it('should have several tables, counts and the primary table say more', () => {
    const score = (story: string): number => rankDomains(readStory(story), [shop, hospital])[0]?.score ?? 0
    expect(score('products and orders')).toBeGreaterThan(2 * score('products'))
    expect(score('a product, products, the product')).toBe(score('product'))
    expect(score('500 products')).toBeGreaterThan(score('products'))
    expect(score('patients')).toBeGreaterThan(score('doctors'))
  })

  it('should not depend on the order of words or domains', () => {
    const words = ['customers', 'accounts', 'pets', 'stores', 'appointments']
    const first = ranked(words.join(', '))
    expect(ranked(words.toReversed().join(', '))).toEqual(first)
    expect(rankDomains(readStory(words.join(', ')), known.toReversed()).map(({ domain: { name } }) => name)).toEqual(first)
  })
})

function chosen(story: string): string | null {
  const read = readStory(story)
  return chooseDomain(read, rankDomains(read, known))?.domain.name ?? null
}

describe('chooseDomain among many', () => {
  it.each([
    ['500 patients', 'hospital'],
    ['customers and orders', 'shop'],
    ['a hospital with wards, beds, nurses and kitchens', 'hospital'],
    ['a clinic with 500 patients, doctors, beds and nurses', 'hospital'],
    ['a banking app with a store', 'bank'],
  ])('should find for "%s" the %s', (story, name) => {
    expect(chosen(story)).toBe(name)
  })

  it.each([
    ['words that many domains have', 'users'],
    ['words that many domains have', '500 customers'],
    [
      'one word of it among many others',
      'a beekeeping cooperative with 12 apiaries, 80 beekeepers, hives, appointments and honey harvests',
    ],
    ['one word of it among many others', 'a zoo with 40 keepers, 300 animals, enclosures and a gift store'],
    ['a trade most of whose things it does not know', 'a clinic with 500 patients, wards, beds and nurses'],
    ['nothing', 'the quick brown fox'],
  ])('should find none in %s: "%s"', (_, story) => {
    expect(known.map(({ name }) => name)).not.toContain(chosen(story))
  })
})
