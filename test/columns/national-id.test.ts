import { describe, expect, it } from 'vitest'
import { idFormats } from '../../src/columns/shared/national-ids/index.ts'
import { referenceList } from '../../src/lexicon/index.ts'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { problemsOf } from '../engine/support/refused.ts'
import { columnValues, compileTables } from '../engine/support/evaluate.ts'
import { idRules } from './national-id-rules.ts'

function ids(rows: number, ...columns: readonly AnyColumn[]): readonly string[] {
  const table: AnyTable = { name: 'people', rows: { type: 'primary' }, columns }
  return columnValues(compileTables([table], rows), 3, 'people', 'id').map(String)
}

const digitsOf = (id: string): readonly number[] => [...id.replaceAll(/\D/g, '')].map(Number)
const isRight = (country: string, id: string): boolean => {
  const rule = idRules[country]
  return rule !== undefined && rule.shape.test(id) && rule.isRight(digitsOf(id), id)
}

describe.each(Object.entries(idRules))('national ids of %s', (country, { examples }) => {
  it('should follow a rule that published examples keep', () => {
    expect(examples.filter((example) => !isRight(country, example))).toEqual([])
  })

  it('should keep the rule, whether they may come twice or not', () => {
    for (const unique of [false, true]) {
      const found = ids(3000, { name: 'id', kind: 'national_id', default_country: country, unique })
      expect(found.filter((id) => !isRight(country, id))).toEqual([])
      expect(new Set(found).size).toBeGreaterThan(2900)
      if (unique) expect(new Set(found).size).toBe(found.length)
    }
  })
})

describe('national_id', () => {
  it('should know every country whose people have names', () => {
    const countries = new Set(referenceList('given_names').attributes['country_code'] as readonly string[])
    expect([...idFormats.keys()].toSorted()).toEqual([...countries].toSorted())
    expect(Object.keys(idRules).toSorted()).toEqual([...countries].toSorted())
  })

  it('should follow the country of the row', () => {
    const countries = Object.keys(idRules)
    const columns = [
      { name: 'country', kind: 'category', values: countries },
      { name: 'id', kind: 'national_id', country: 'country' },
    ]
    const plan = compileTables([{ name: 'people', rows: { type: 'primary' }, columns }], 3000)
    const codes = columnValues(plan, 3, 'people', 'country').map(String)
    const found = columnValues(plan, 3, 'people', 'id').map(String)
    expect(found.filter((id, row) => !isRight(codes[row] ?? '', id))).toEqual([])
    expect(new Set(codes).size).toBe(countries.length)
  })

  it('should not count the ids of a country as unique in a table if another country has ids of the same form', () => {
    const columns = (...values: string[]): AnyColumn[] => [
      { name: 'country', kind: 'category', values },
      { name: 'id', kind: 'national_id', country: 'country', unique: true },
    ]
    const table = (...values: string[]): AnyTable => ({
      name: 'people',
      rows: { type: 'primary' },
      columns: columns(...values),
      primary_key: 'id',
    })
    expect(problemsOf([table('BR', 'IN')])).toEqual([])
    expect(problemsOf([table('NL', 'PT')])).not.toEqual([])
    // The Finnish check character may be a digit.
    expect(problemsOf([table('FI', 'DK')])).not.toEqual([])
    expect(problemsOf([table('FI', 'FR')])).toEqual([])
  })

  it('should refuse a country without ids, and more people than there are ids', () => {
    expect(() => ids(10, { name: 'id', kind: 'national_id', default_country: 'XX' })).toThrow()
    expect(() => ids(2e8, { name: 'id', kind: 'national_id', unique: true })).toThrow()
  })
})
