import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Domain } from '../../src/domains/domain.ts'
import { domains } from '../../src/domains/index.ts'
import { chooseDomain } from '../../src/story/choice/choose-domain.ts'
import { rankDomains } from '../../src/story/choice/rank-domains.ts'
import { readStory } from '../../src/story/read-story.ts'

function domain(name: string, keywords: readonly string[], nouns: Domain['nouns'] = {}): Domain {
  return {
    name,
    description: '',
    story: '',
    keywords,
    nouns,
    rates: [],
    measures: [],
    events: [],
    countries: [],
    currencies: [],
    money: [],
    schema: { version: 1, name, tables: [] },
  }
}

const zoo = domain('zoo', ['zoo', 'animal park'], { animals: ['animal', 'animals'], visits: ['visit', 'visits'] })
const farm = domain('farm', ['farm', 'café', 'straße'], { animals: ['animal', 'animals', 'cattle'], fields: ['field'] })
const known = [zoo, farm]

function chosen(story: string, among: Iterable<Domain>): string | null {
  const read = readStory(story)
  return chooseDomain(read, rankDomains(read, among))?.domain.name ?? null
}

function best(story: string, among: Iterable<Domain>): string | null {
  return rankDomains(readStory(story), among)[0]?.domain.name ?? null
}

describe('chooseDomain', () => {
  it.each([
    ['a zoo with animals', 'zoo'],
    ['A ZOO!', 'zoo'],
    ['"zoo"', 'zoo'],
    ['my-zoo', 'zoo'],
    ['two zoos', 'zoo'],
    ['the animalpark', 'zoo'],
    ['Animal-Parks', 'zoo'],
    ['an animal\n\tpark', 'zoo'],
    ['le Café du coin', 'farm'],
    ['CAFÉ', 'farm'],
    ['die Straße', 'farm'],
    ['動物 zoo です', 'zoo'],
    ['🦁zoo🦁', 'zoo'],
  ])('should find in "%s" the %s', (story, name) => {
    expect(chosen(story, known)).toBe(name)
  })

  it.each([
    ['users and orders', 'ecommerce'],
    ['users, products and orders', 'ecommerce'],
    ['a crypto exchange with users and orders', 'crypto'],
    ['orders of last year', 'custom'],
    ['customers of 2023', 'custom'],
  ])('should take "%s" for %s', (story, name) => {
    expect(chosen(story, domains.values())).toBe(name)
  })

  it.each(['', ' ', 'zoology', 'bazoo', 'the park', 'farmer', 'a field2', '動物園', '...', 'cafe', '\ud800 \udfff'])(
    'should find nothing in "%s"',
    (story) => {
      expect(chosen(story, known)).toBeNull()
    },
  )

  it('should count a keyword for more than a table, and a table once', () => {
    expect(best('animals in a field on a farm, near the visits of a zoo', known)).toBe('farm')
    expect(chosen('a farm with visits', known)).toBe('farm')
    expect(best('animal animals animal animals and cattle in a field', known)).toBe('farm')
    const two = [domain('a', [], { x: ['cattle'], y: ['animal'] }), domain('b', [], { x: ['cattle', 'animal', 'animals'] })]
    expect(best('cattle, animal, animals', two)).toBe('a')
  })

  it('should settle ties by name, in whatever order domains are asked', () => {
    expect(best('animals', [zoo, farm])).toBe('farm')
    expect(best('animals', [farm, zoo])).toBe('farm')
  })

  it('should not depend on the order of words or domains', () => {
    const words = [...domains.values()]
      .flatMap(({ keywords, nouns }) => [...keywords, ...Object.values(nouns).flat()])
      .filter((term) => !term.includes(' '))
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }), fc.nat(), (picked, turn) => {
        // Side by side, two words could be a phrase of their own: "delivery orders".
        const found = best(picked.join(' and '), domains.values())
        const rotated = [...domains.values()].map((_, i, list) => list[(i + turn) % list.length] as Domain)
        expect(best(picked.toReversed().join(' and '), rotated)).toBe(found)
      }),
    )
  })

  it('should read a story of 20,000 characters of any kind', () => {
    const filler = [
      'a'.repeat(20_000),
      'zo '.repeat(6666),
      ' '.repeat(20_000),
      '"\\'.repeat(10_000),
      '🦁'.repeat(10_000),
      'animal '.repeat(2850),
    ]
    expect(filler.map((story) => chosen(story, known))).toEqual([null, null, null, null, null, 'farm'])
    expect(chosen(`${'x '.repeat(9990)} zoo`, known)).toBe('zoo')
  })
})

describe.each([...domains.values()])('domain $name', (each) => {
  it('should be found by its own story, and by its name', () => {
    expect(chosen(each.story, domains.values())).toBe(each.name)
    expect(chosen(each.name.replaceAll('_', ' '), domains.values())).toBe(each.name)
  })

  it('should be ranked for any of its keywords alone', () => {
    const isRanked = (keyword: string): boolean => rankDomains(readStory(keyword), domains.values()).some(({ domain }) => domain === each)
    expect(each.keywords.filter((keyword) => !isRanked(keyword))).toEqual([])
  })

  it('should have words as stories are read: lower case, letters and digits, single spaces', () => {
    const terms = [...each.keywords, ...Object.values(each.nouns).flat()]
    expect(terms.filter((term) => !/^[\p{L}\p{N}]+( [\p{L}\p{N}]+)*$/u.test(term) || term !== term.toLowerCase())).toEqual([])
  })

  it('should have nouns for every table that is written, and for no other', () => {
    const written = each.schema.tables.filter(({ hidden }) => hidden !== true).map(({ name }) => name)
    expect(Object.keys(each.nouns).toSorted()).toEqual(written.toSorted())
  })
})
