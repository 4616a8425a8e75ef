import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { referenceList } from '../../src/lexicon/index.ts'
import type { ReferenceList } from '../../src/lexicon/reference-list.ts'
import type { ListFinder } from '../../src/engine/plan-compiler.ts'
import type { AnyColumn } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables } from '../engine/support/evaluate.ts'

function valuesOf(columns: readonly AnyColumn[], wanted: string, rows: number, seed = 3, list: ListFinder = referenceList): unknown[] {
  return columnValues(compileTables([{ name: 'rows', rows: { type: 'primary' }, columns }], rows, list), seed, 'rows', wanted)
}

function repeated(values: readonly unknown[]): unknown[] {
  const seen = new Set<unknown>()
  return values.filter((value) => seen.size === seen.add(value).size).slice(0, 5)
}

function people(countries: readonly string[]): AnyColumn[] {
  return [
    { name: 'country', kind: 'category', values: countries, weights: countries.map((_, index) => 3 ** -index) },
    { name: 'person', kind: 'person', country: 'country', female_share: 0.4 },
    { name: 'email', kind: 'person_attribute', person: 'person', attribute: 'email' },
    { name: 'username', kind: 'person_attribute', person: 'person', attribute: 'username' },
  ]
}

/** Two countries that share names, one of them with two women's and two men's names: walks through all pairs repeat at once. */
const tinyLists: Readonly<Record<string, ReferenceList>> = {
  given_names: {
    name: 'given_names',
    description: '',
    weights: [3, 1, 2, 1, 1, 2],
    attributes: {
      name: ['Ann', 'Eve', 'Bob', 'Dan', 'Ann', 'Bob'],
      folded: ['ann', 'eve', 'bob', 'dan', 'ann', 'bob'],
      gender: ['female', 'female', 'male', 'male', 'female', 'male'],
      country_code: ['US', 'US', 'US', 'US', 'GB', 'GB'],
    },
  },
  family_names: {
    name: 'family_names',
    description: '',
    weights: [2, 1, 1],
    attributes: { name: ['Fox', 'Ray', 'Fox'], folded: ['fox', 'ray', 'fox'], country_code: ['US', 'US', 'GB'] },
  },
  email_domains: {
    name: 'email_domains',
    description: '',
    weights: [1, 1, 1],
    attributes: { domain: ['a.us', 'b.us', 'a.uk'], country_code: ['US', 'US', 'GB'] },
  },
}

function tinyList(name: string): ReferenceList {
  const list = tinyLists[name]
  if (list === undefined) throw new RangeError(name)
  return list
}

describe('people', () => {
  it.each([[['US']], [['DE', 'AT', 'US', 'GB', 'FR', 'IN', 'BR']]])(
    'should have e-mails and user names of their own among 300,000 of %s',
    (countries) => {
      const plan = compileTables([{ name: 'rows', rows: { type: 'primary' }, columns: people(countries) }], 300_000)
      expect(repeated(columnValues(plan, 5, 'rows', 'email'))).toEqual([])
      expect(repeated(columnValues(plan, 5, 'rows', 'username'))).toEqual([])
    },
  )

  it.each([[['US']], [['GB', 'US']]])('should stay unique long after all names of %s are taken', (countries) => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 9000 }), (seed, rows) => {
        expect(repeated(valuesOf(people(countries), 'email', rows, seed, tinyList))).toEqual([])
        expect(repeated(valuesOf(people(countries), 'username', rows, seed, tinyList))).toEqual([])
      }),
      { numRuns: 10 },
    )
  })

  it('should have names by their weights', () => {
    const names = valuesOf([{ name: 'person', kind: 'person', female_share: 1 }], 'person', 12_000, 1, tinyList)
    expect(names.filter((name) => name === 'Ann Fox')).toHaveLength(6000)
    expect(names.filter((name) => name === 'Eve Ray')).toHaveLength(1000)
  })

  it('should make user names and e-mails of the name that the row has', () => {
    const plan = compileTables([{ name: 'rows', rows: { type: 'primary' }, columns: people(['US']) }], 500, tinyList)
    const [names, emails, users] = ['person', 'email', 'username'].map((column) => columnValues(plan, 1, 'rows', column) as string[])
    names?.forEach((name, row) => {
      const [given = '', family = ''] = name.toLowerCase().split(' ')
      expect(emails?.[row]).toMatch(new RegExp(`^${given}[._-]${family}\\d*@[ab]\\.us$`))
      expect(users?.[row]).toMatch(new RegExp(`^${given}\\.${family}\\d*$`))
    })
  })
})

describe('codes', () => {
  it.each([
    ['####', 10_000],
    ['?#-?', 6760],
    ['X##Y?', 2600],
    ['#########-??', 9000],
  ])('should not repeat in %s when they are to be unique', (pattern, rows) => {
    const codes = valuesOf([{ name: 'code', kind: 'pattern', pattern, unique: true }], 'code', rows) as string[]
    const shape = new RegExp(`^${pattern.replaceAll('?', '[A-Z]').replaceAll('#', '\\d')}$`)
    expect(repeated(codes)).toEqual([])
    expect(codes.filter((code) => !shape.test(code))).toEqual([])
  })

  it('should be refused when there are fewer than rows', () => {
    expect(() => valuesOf([{ name: 'code', kind: 'pattern', pattern: '##', unique: true }], 'code', 101)).toThrow(/100 codes.*101 rows/)
  })

  it('should repeat when they need not be unique', () => {
    expect(repeated(valuesOf([{ name: 'code', kind: 'pattern', pattern: '###' }], 'code', 900))).not.toEqual([])
  })
})

describe('compound names', () => {
  it('should be refused when there are more than can be shuffled', () => {
    const words = Array.from({ length: 4 }, () => Array.from({ length: 300 }, (_, word) => `w${word}`))
    expect(() => valuesOf([{ name: 'name', kind: 'compound', words, separator: ' ' }], 'name', 10)).toThrow(/combinations/)
  })

  it('should all occur once before numbers distinguish further rounds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 2000 }),
        fc.integer(),
        (sizes, rows, seed) => {
          const words = sizes.map((size, list) => Array.from({ length: size }, (_, word) => `${'abcd'[list]}${word}`))
          const combinations = sizes.reduce((product, size) => product * size, 1)
          const names = valuesOf([{ name: 'name', kind: 'compound', words, separator: ' ' }], 'name', rows, seed) as string[]
          expect(repeated(names)).toEqual([])
          names.forEach((name, row) => {
            const round = Math.floor(row / combinations)
            expect(name).toMatch(round === 0 ? /^[a-d]\d( [a-d]\d)*$/ : new RegExp(` ${round + 1}$`))
          })
        },
      ),
      { numRuns: 30 },
    )
  })
})
