import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ColumnSchema } from '../../src/schema/schema.ts'
import { columnValues, compileTables } from '../engine/support/evaluate.ts'

function valuesOf(subject: Readonly<Record<string, unknown>> & { readonly kind: string }, rows: number, seed = 3): unknown[] {
  const columns: readonly ColumnSchema[] = [{ ...subject, name: 'subject' }]
  return columnValues(compileTables([{ name: 'rows', rows: { type: 'primary' }, columns }], rows), seed, 'rows', 'subject')
}

function counted(values: readonly unknown[]): Map<unknown, number> {
  const counts = new Map<unknown, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const rowCounts = fc.oneof(fc.nat(50), fc.integer({ min: 4000, max: 9000 }))

describe('exact shares', () => {
  it('should flag the nearest whole number of rows to the rate', () => {
    fc.assert(
      fc.property(rowCounts, fc.nat(1000), fc.integer(), (rows, thousandths, seed) => {
        const flags = valuesOf({ kind: 'boolean', rate: thousandths / 1000 }, rows, seed)
        expect(Math.abs(flags.filter((flag) => flag === true).length - (rows * thousandths) / 1000)).toBeLessThanOrEqual(0.5)
      }),
      { numRuns: 60 },
    )
  })

  it('should spread flagged rows over the table', () => {
    const flags = valuesOf({ kind: 'boolean', rate: 0.25 }, 8000)
    for (let part = 0; part < 8; part++) {
      const found = flags.slice(part * 1000, part * 1000 + 1000).filter((flag) => flag === true).length
      expect(Math.abs(found - 250)).toBeLessThan(70)
    }
  })

  it('should meet exact category shares to less than a row', () => {
    const weights = fc
      .array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60 })), { minLength: 1, maxLength: 6 })
      .filter((all) => all.some((weight) => weight > 0))
    fc.assert(
      fc.property(rowCounts, weights, fc.integer(), (rows, shares, seed) => {
        const words = shares.map((_, index) => `w${index}`)
        const counts = counted(valuesOf({ kind: 'category', values: words, weights: shares, exact: true }, rows, seed))
        const total = shares.reduce((sum, share) => sum + share, 0)
        expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(rows)
        shares.forEach((share, index) =>
          expect(Math.abs((counts.get(`w${index}`) ?? 0) - (rows * share) / total)).toBeLessThan(share === 0 ? 0.001 : 1),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('should spread exact shares over the table', () => {
    const words = valuesOf({ kind: 'category', values: ['a', 'b'], weights: [3, 1], exact: true }, 8000)
    for (let part = 0; part < 8; part++) {
      const found = words.slice(part * 1000, part * 1000 + 1000).filter((word) => word === 'b').length
      expect(Math.abs(found - 250)).toBeLessThan(70)
    }
  })

  it('should draw categories by weight, and never one of weight 0', () => {
    const counts = counted(valuesOf({ kind: 'category', values: ['a', 'b', 'c'], weights: [70, 0, 30] }, 9000))
    expect(counts.get('b')).toBeUndefined()
    expect(Math.abs((counts.get('a') ?? 0) - 6300)).toBeLessThan(180)
  })
})
