import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyColumn } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables } from '../engine/support/evaluate.ts'
import { column, problemsOf, withColumns } from '../schema/support.ts'

const rows = 3000

function valuesOf(column: Readonly<Record<string, unknown>> & { readonly kind: string }, ...beside: AnyColumn[]): number[] {
  const columns: readonly AnyColumn[] = [...beside, { ...column, name: 'subject' }]
  return columnValues(compileTables([{ name: 'rows', rows: { type: 'primary' }, columns }], rows), 9, 'rows', 'subject') as number[]
}

const shapes = fc.constantFrom(
  undefined,
  { name: 'normal', mean: 3, standard_deviation: 50 },
  { name: 'lognormal', median: 9, spread: 2 },
  { name: 'exponential', mean: 70 },
)

describe('integer and decimal', () => {
  it('should stay within their bounds and keep to their scale', () => {
    fc.assert(
      fc.property(fc.nat(6), fc.integer({ min: -500, max: 500 }), fc.nat(900), shapes, (scale, low, span, distribution) => {
        const decimal = (value: number): number => Number(`${value}e-${scale}`)
        const [min, max] = [decimal(low), decimal(low + span)]
        const values = valuesOf({ kind: 'decimal', scale, min, max, ...(distribution === undefined ? {} : { distribution }) })
        expect(values.filter((value) => value < min || value > max || value !== Number(value.toFixed(scale)))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('should draw every whole number of a small range equally often', () => {
    const dice = valuesOf({ kind: 'integer', min: 1, max: 6 })
    for (let face = 1; face <= 6; face++) expect(Math.abs(dice.filter((value) => value === face).length - rows / 6)).toBeLessThan(90)
  })

  it('should stay within bounds that have more digits than the column', () => {
    const values = valuesOf({ kind: 'decimal', scale: 1, min: -0.26, max: 0.19 })
    expect([...new Set(values)].toSorted((a, b) => a - b)).toEqual([-0.2, -0.1, 0, 0.1])
    const whole = valuesOf({
      kind: 'decimal',
      scale: 0,
      min: -0.9,
      max: 2.9,
      distribution: { name: 'normal', mean: 1, standard_deviation: 9 },
    })
    expect([...new Set(whole)].toSorted((a, b) => a - b)).toEqual([0, 1, 2])
    expect(JSON.stringify(whole)).not.toContain('-0')
  })

  it('should keep the ending of prices that are moved to a bound', () => {
    const plan = { kind: 'decimal', scale: 2, min: 0.5, max: 3.5, distribution: { name: 'uniform', min: 0, max: 9 }, ending: 95 }
    expect(new Set(valuesOf(plan))).toEqual(new Set([0.95, 1.95, 2.95]))
  })

  it('should refuse bounds without a number of its digits between them', () => {
    const prices = { kind: 'decimal', scale: 2, min: 1, max: 1.9, ending: 95 }
    for (const [plan, reason] of [
      [
        { kind: 'decimal', scale: 1, min: 0.11, max: 0.19 },
        'no number of 1 digits after the point lies between `min` 0.11 and `max` 0.19: widen them',
      ],
      [prices, 'no price that ends in 95 lies between `min` 1 and `max` 1.9: widen them'],
      [{ ...prices, min: -1 }, '`ending` is for prices, which must not be below 0: raise `min` to 0'],
    ] as const)
      expect(problemsOf(withColumns({ name: 'x', ...plan }))).toEqual([[column, reason]])
  })

  it('should give prices the ending, within the bounds', () => {
    const prices = valuesOf({
      kind: 'decimal',
      scale: 2,
      min: 0.99,
      max: 499.99,
      distribution: { name: 'lognormal', median: 40, spread: 1.5 },
      ending: 99,
    })
    expect(prices.filter((price) => Math.round(price * 100) % 100 !== 99 || price < 0.99 || price > 499.99)).toEqual([])
  })

  it('should multiply by the column of the row', () => {
    const base: AnyColumn = { name: 'base', kind: 'category', values: ['10', '1000'] }
    const number: AnyColumn = { name: 'number', kind: 'mapping', by: 'base', cases: { 10: 10.5, 1000: 1000 }, scale: 1 }
    const plan = { kind: 'decimal', scale: 2, min: 0, max: 1e6, distribution: { name: 'uniform', min: 0.8, max: 1.2 }, times: 'number' }
    const bases = valuesOf({ kind: 'formula', expression: 'number' }, base, number)
    const values = valuesOf(plan, base, number)
    expect(values.filter((value, row) => value < 0.79 * (bases[row] ?? 0) || value > 1.21 * (bases[row] ?? 0))).toEqual([])
    expect(new Set(bases)).toEqual(new Set([10.5, 1000]))
  })

  it('should be shaped by the case of the row', () => {
    const size: AnyColumn = { name: 'size', kind: 'category', values: ['s', 'l'] }
    const cases = { s: { name: 'uniform', min: 1, max: 5 }, l: { name: 'uniform', min: 50, max: 60 } }
    const sizes = valuesOf({ kind: 'formula', expression: 'size == "l"' }, size)
    const values = valuesOf({ kind: 'integer', min: 0, max: 100, by: 'size', cases }, size)
    expect(values.filter((value, row) => (sizes[row] === 1 ? value < 50 || value > 60 : value < 1 || value > 5))).toEqual([])
  })
})
