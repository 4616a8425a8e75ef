import { describe, expect, it } from 'vitest'
import type { AnyColumn } from '../../src/schema/any-schema.ts'
import { compileTables, listCells, rangeCells, valuesOf } from './support/evaluate.ts'

const rows = 2 ** 33

/** A table of 2^33 rows, and one whose rows refer to them. */
function planOf(...columns: readonly AnyColumn[]): ReturnType<typeof compileTables> {
  const id = { name: 'id', kind: 'sequence' }
  return compileTables(
    [
      { name: 'parents', rows, primary_key: 'id', columns: [id, ...columns] },
      { name: 'children', rows, columns: [id, { name: 'parent_id', kind: 'foreign_key', table: 'parents' }] },
      {
        name: 'own',
        rows: { type: 'owned', by: 'parents', min: 0, max: 3, mean: 1.5 },
        columns: [{ name: 'parent_id', kind: 'owner_key', table: 'parents' }],
      },
    ],
    1,
  )
}

/** Rows with the same lower 32 bits, and the last ones. */
const distant = Array.from({ length: 2000 }, (_, i) => (i < 1000 ? i : i < 1500 ? 2 ** 32 + i - 1000 : rows - 1 - (i - 1500)))

describe('a table of more than 2^32 rows', () => {
  it.each([
    ['uuid', {}],
    ['integer', { min: 1, max: rows, unique: true }],
    ['integer', { min: 1, max: 1e10, unique: true }],
    ['integer', { min: 0, max: Number.MAX_SAFE_INTEGER, unique: true }],
    ['pattern', { pattern: '##########', unique: true }],
    ['pattern', { pattern: 'A-###########-?', unique: true }],
  ])('should have unique values of kind %s with %j', (kind, params) => {
    const cells = listCells(planOf({ name: 'value', kind, ...params }), 4, 'parents', 'value', distant)
    expect(new Set(valuesOf(cells)).size).toBe(distant.length)
  })

  it('should tell the first ten digits of its UUIDs apart', () => {
    const ids = valuesOf(listCells(planOf({ name: 'value', kind: 'uuid' }), 4, 'parents', 'value', distant))
    expect(new Set(ids.map((id) => String(id).replace('-', '').slice(0, 10))).size).toBe(distant.length)
  })

  it('should be referred to in all of its rows', () => {
    const keys = valuesOf(rangeCells(planOf(), 4, 'children', 'parent_id', 2 ** 32, 4096)) as number[]
    const shareOf = (test: (key: number) => boolean): number => keys.filter(test).length / keys.length
    expect(keys.every((key) => Number.isInteger(key) && key >= 1 && key <= rows)).toBe(true)
    // Half of the keys are odd, and half are in the lower half: five standard deviations are 0.04.
    expect(Math.abs(shareOf((key) => key % 2 === 1) - 0.5)).toBeLessThan(0.04)
    expect(Math.abs(shareOf((key) => key <= 2 ** 32) - 0.5)).toBeLessThan(0.04)
  })

  it('should own rows, each of one parent, in order', () => {
    const owners = valuesOf(rangeCells(planOf(), 4, 'own', 'parent_id', 1.5 * rows - 4096, 4096)) as number[]
    expect(owners).toEqual(owners.toSorted((a, b) => a - b))
    expect(owners.at(-1)).toBeLessThanOrEqual(rows)
    expect(owners.at(-1)).toBeGreaterThan(rows - 20)
  })

  it('should have exact rates and times in order to its end', () => {
    const plan = planOf(
      { name: 'is_late', kind: 'boolean', rate: 0.25 },
      { name: 'at', kind: 'timestamp', from: '2025-01-01', to: '2025-12-31' },
    )
    const late = valuesOf(rangeCells(plan, 4, 'parents', 'is_late', rows - 4096, 4096))
    expect(late.filter((value) => value === true)).toHaveLength(1024)
    const times = valuesOf(listCells(plan, 4, 'parents', 'at', [0, 2 ** 32, rows - 1])).map((time) => String(time).slice(0, 7))
    expect(times).toEqual(['2025-01', '2025-07', '2025-12'])
  })

  it('should refuse a popularity of so many rows', () => {
    const popular = { name: 'parent_id', kind: 'self_reference', popularity: 1 }
    expect(() => planOf(popular)).toThrow(/8589934592 rows are more than the 4294967296 that can differ in popularity/)
  })
})
