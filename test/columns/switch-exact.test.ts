import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyColumn } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables, listCells, rangeCells, valuesOf } from '../engine/support/evaluate.ts'

const plan: AnyColumn = { name: 'plan', kind: 'category', values: ['free', 'pro', 'team'], shares: [0.7, 0.25, 0.05] }
const drawn: AnyColumn = { name: 'drawn', kind: 'category', values: ['a', 'b'] }
const flag: AnyColumn = { name: 'flag', kind: 'boolean', rate: 0.3 }

function planOf(params: Readonly<Record<string, unknown>>, rows: number): ReturnType<typeof compileTables> {
  const subject: AnyColumn = { kind: 'switch', exact: true, ...params, name: 'subject' }
  return compileTables([{ name: 'rows', rows: { type: 'primary' }, columns: [plan, drawn, flag, subject] }], rows)
}

/** The values of the subject by those of the column that decides. */
function valuesBy(params: Readonly<Record<string, unknown>> & { readonly by: string }, rows: number, seed = 5): Map<string, unknown[]> {
  const compiled = planOf(params, rows)
  const values = columnValues(compiled, seed, 'rows', 'subject')
  const found = new Map<string, unknown[]>()
  columnValues(compiled, seed, 'rows', params.by).forEach((key, row) => {
    const own = found.get(String(key))
    if (own === undefined) found.set(String(key), [values[row]])
    else own.push(values[row])
  })
  return found
}

const rate = (share: number): object => ({ kind: 'boolean', rate: share })
const trueIn = (values: readonly unknown[] | undefined): number => (values ?? []).filter((value) => value === true).length

describe('a switch with exact cases', () => {
  it('should have the nearest number of rows to the rate of each case, with any number of rows and any seed', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 4000, max: 9000 })),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(),
        (rows, free, others, seed) => {
          const found = valuesBy({ by: 'plan', cases: { free: rate(free) }, otherwise: rate(others) }, rows, seed)
          const own = found.get('free') ?? []
          const rest = [...(found.get('pro') ?? []), ...(found.get('team') ?? [])]
          expect(trueIn(own)).toBe(Math.round(own.length * free))
          expect(trueIn(rest)).toBe(Math.round(rest.length * others))
        },
      ),
      { numRuns: 40 },
    )
  })

  it('should follow a boolean, and have words in exact shares', () => {
    const cases = { true: rate(0.12), false: rate(0.05) }
    const found = valuesBy({ by: 'flag', cases }, 1000)
    expect([trueIn(found.get('true')), trueIn(found.get('false'))]).toEqual([36, 35])
    const words = { kind: 'category', values: ['x', 'y'], shares: [0.25, 0.75] }
    const states = valuesBy({ by: 'plan', cases: { pro: words }, otherwise: { kind: 'constant', value: 'z' } }, 800)
    expect(states.get('pro')?.filter((value) => value === 'x')).toHaveLength(50)
    expect(new Set(states.get('free'))).toEqual(new Set(['z']))
  })

  it('should have the mean of each case in its rows', () => {
    const amount = (mean: number): object => ({
      kind: 'decimal',
      scale: 2,
      min: 0,
      max: 1000,
      distribution: { name: 'normal', mean, standard_deviation: mean / 5 },
      exact: true,
    })
    const found = valuesBy({ by: 'plan', cases: { free: amount(20), pro: amount(60), team: null } }, 10_000)
    const mean = (values: readonly unknown[] = []): number => values.reduce<number>((sum, value) => sum + Number(value), 0) / values.length
    expect(mean(found.get('free'))).toBeCloseTo(20, 1)
    expect(mean(found.get('pro'))).toBeCloseTo(60, 1)
    expect(new Set(found.get('team'))).toEqual(new Set([null]))
  })

  it('should make the same cells of any rows', () => {
    const compiled = planOf({ by: 'plan', cases: { free: rate(0.5) }, otherwise: rate(0.2) }, 5000)
    const whole = columnValues(compiled, 3, 'rows', 'subject')
    expect(valuesOf(rangeCells(compiled, 3, 'rows', 'subject', 4000, 900))).toEqual(whole.slice(4000, 4900))
    expect(valuesOf(listCells(compiled, 3, 'rows', 'subject', [4999, 0, 17, 4096]))).toEqual([4999, 0, 17, 4096].map((row) => whole[row]))
  })

  it.each([
    [{ by: 'drawn', cases: {}, otherwise: rate(0.5) }, 'exact shares of "drawn"'],
    [{ by: 'plan', cases: { gone: rate(0.5) }, otherwise: rate(0.1) }, '"gone" is not a value'],
    [{ by: 'plan', cases: { free: rate(0.5) } }, 'no case for "pro", "team"'],
    [{ by: 'plan', cases: {}, otherwise: { kind: 'formula', expression: 'flag', as: 'boolean' } }, 'cannot read other columns'],
  ])('should refuse %j', (params, reason) => {
    expect(() => planOf(params, 100)).toThrow(reason)
  })
})
