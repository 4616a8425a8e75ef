import { describe, expect, it } from 'vitest'
import { openSchema } from '../../src/library/open-schema.ts'
import type { SchemaColumn, SchemaDocument } from '../../src/library/schema-document.ts'
import { readSchema } from '../../src/validation/read-schema.ts'
import { column, problemsOf } from '../schema/support.ts'

type Params = Readonly<Record<string, unknown>>

/** A table of `rows` rows with a column `result`, after columns that it or its readers need. */
function schemaWith(params: Params, others: readonly SchemaColumn[] = [], rows = 1000): SchemaDocument {
  const columns = [{ name: 'id', kind: 'sequence' }, { name: 'result', kind: 'category', ...params }, ...others]
  return { version: 1, tables: [{ name: 'rows', rows, columns }] }
}

async function rowsOf(schema: SchemaDocument): Promise<readonly Params[]> {
  const world = await openSchema(schema)
  return world.table('rows').toArray()
}

async function resultsOf(params: Params, others?: readonly SchemaColumn[]): Promise<readonly unknown[]> {
  return (await rowsOf(schemaWith(params, others))).map(({ result }) => result)
}

const country = { name: 'country', kind: 'category', values: ['US', 'GB'] }
const dated = { name: 'day', kind: 'date', from: '2025-01-01', to: '2025-12-31' }

describe('the forms of a category', () => {
  it.each<[string, Params, Params, SchemaColumn[]]>([
    ['weights', { weights: { card: 60, cash: 40 } }, { values: ['card', 'cash'], weights: [60, 40] }, []],
    ['weights of some values', { values: ['a', 'b', 'c'], weights: { c: 2, a: 1 } }, { values: ['a', 'b', 'c'], weights: [1, 0, 2] }, []],
    ['shares', { shares: { card: 0.6, cash: 0.4 } }, { values: ['card', 'cash'], shares: [0.6, 0.4] }, []],
    [
      'cases',
      { by: 'country', cases: { US: { card: 3, cash: 1 }, GB: { cash: 1, bank: 1 } } },
      { values: ['card', 'cash', 'bank'], by: 'country', cases: { US: [3, 1, 0], GB: [0, 1, 1] } },
      [country],
    ],
    [
      'periods',
      { values: ['a', 'b'], shares: [0.5, 0.5], periods: [{ period: '2025-03', shares: { b: 1 } }] },
      { values: ['a', 'b'], shares: [0.5, 0.5], periods: [{ period: '2025-03', shares: [0, 1] }] },
      [dated],
    ],
  ])('should give the same data for a map as for lists: %s', async (_, written, plain, others) => {
    expect(await resultsOf(written, others)).toEqual(await resultsOf(plain, others))
  })

  it('should be read inside other columns', async () => {
    const inner = { kind: 'category', weights: { damaged: 3, late: 1 } }
    const nested = {
      name: 'reason',
      kind: 'switch',
      by: 'result',
      cases: { 'a/b~c': { kind: 'conditional', when: 'id > 0', value: inner } },
    }
    const other = { ...nested, otherwise: { kind: 'constant', value: 'none' } }
    const rows = await rowsOf(schemaWith({ values: ['a/b~c', 'd'] }, [other]))
    const reasons = rows.filter(({ result }) => result === 'a/b~c').map(({ reason }) => reason)
    expect(new Set(reasons)).toEqual(new Set(['damaged', 'late']))
    expect(reasons.filter((reason) => reason === 'damaged').length).toBeGreaterThan(reasons.length / 2)
  })

  it('should be read into the plain forms, which every reader of a schema knows', () => {
    const written = schemaWith({ weights: { 1: 3, 5: 1 }, as: 'number', nullable: { rate: 0.1 } })
    const plain = schemaWith({ nullable: { rate: 0.1 }, values: ['1', '5'], as: 'number', weights: [3, 1] })
    expect(readSchema(written)).toEqual(plain)
    expect(readSchema(plain)).toEqual(plain)
  })

  it('should leave a schema in the plain forms as it is', () => {
    const schema = schemaWith({ values: ['a', 'b'], weights: [1, 2], nullable: { rate: 0.1 } }, [country])
    expect(JSON.stringify(readSchema(schema))).toBe(JSON.stringify(schema))
  })
})

describe('a category of numbers or booleans', () => {
  it('should have the numbers of its list', async () => {
    const results = await resultsOf({ values: [1, 5, 10], shares: [0.7, 0.2, 0.1] })
    expect([1, 5, 10].map((value) => results.filter((each) => each === value).length)).toEqual([700, 200, 100])
  })

  it('should have the numbers that the keys of a map stand for', async () => {
    const results = await resultsOf({ weights: { '-0.25': 1, '19.9': 1 }, as: 'number' })
    expect(new Set(results)).toEqual(new Set([-0.25, 19.9]))
    const { tables } = await openSchema(schemaWith({ values: [0.5, 19.99] }))
    expect(tables[0]?.columns[1]).toMatchObject({ name: 'result', type: 'decimal(18,2)' })
  })

  it('should have the booleans of its list', async () => {
    const results = await resultsOf({ values: [true, false], by: 'country', cases: { US: [1, 0], GB: [0, 1] } }, [country])
    expect(new Set(results)).toEqual(new Set([true, false]))
  })

  it('should have texts if it says so', async () => {
    expect(new Set(await resultsOf({ values: [1, 5], as: 'text' }))).toEqual(new Set(['1', '5']))
  })

  it('should be a number to the columns that read it', async () => {
    const twice = { name: 'twice', kind: 'formula', expression: 'result * 2' }
    const size = { name: 'size', kind: 'mapping', by: 'result', cases: { 1: 'small', 5: 'large' }, otherwise: 'other' }
    for (const { result, twice: double, size: word } of await rowsOf(schemaWith({ values: [1, 5, 10] }, [twice, size]))) {
      expect(double).toBe((result as number) * 2)
      expect(word).toBe(result === 1 ? 'small' : result === 5 ? 'large' : 'other')
    }
  })
})

describe('forms of a category that are refused', () => {
  const schema = (params: Params): SchemaDocument => schemaWith(params, [country])

  it.each<[Params, string, string]>([
    [{}, '', 'it has no values: give `values`, or a map from values to numbers'],
    [{ weights: [1, 2] }, '', 'it has no values: give `values`, or a map from values to numbers'],
    [{ values: ['a'], weights: { b: 1 } }, '', 'has "b", which is not one of the values'],
    [{ values: ['a'], weights: { constructor: 1 } }, '', 'has "constructor", which is not one of the values'],
    [{ values: ['constructor'], weights: {} }, '', 'at least one weight must be above 0'],
    [{ weights: { a: -1 } }, '/weights/a', 'must be at least 0, but is -1'],
    [{ shares: { a: 0.5, b: 0.4 } }, '', '`shares` must add up to 1'],
    [{ values: [1, 'a'] }, '/values/0', 'must be a string, but is the number 1'],
    [{ values: ['1', 'a'], as: 'number' }, '', '`as`: "a" must be a number'],
    [{ values: ['1.50'], as: 'number' }, '', '`as`: "1.50" must be a number'],
    [{ values: [1e300] }, '/values/0', 'must be a number from -2^53 to 2^53'],
    [{ values: [9007199254740991, 0.5] }, '', '`as`: "9007199254740991" must be a number'],
    [{ values: ['yes', 'no'], as: 'boolean' }, '', '`as`: "yes" must be "true" or "false"'],
  ])('should be refused with the reason: %j', (params, place, reason) => {
    expect(problemsOf(schema(params))).toEqual([[`${column}${place}`, expect.stringContaining(reason)]])
  })
})
