import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quantileOf } from '../../src/random/distributions/index.ts'
import { fillQuantiles, lookUpQuantile, quantileTable } from '../../src/random/quantile-table.ts'

const free = { min: -Infinity, max: Infinity }
const exponential = quantileOf({ name: 'exponential', mean: 1 })

function mean(table: Float64Array): number {
  let sum = 0
  for (let cell = 0; cell < 4096; cell++) sum += ((table[cell] as number) + (table[cell + 1] as number)) / 2
  return sum / 4096
}

describe('quantileTable', () => {
  it('should hold the quantiles in ten digits', () => {
    const table = quantileTable(exponential, free)
    expect(table.length).toBe(4097)
    expect(table[2048]).toBe(0.6931471806)
    expect(table[4095]).toBe(8.317766167)
  })

  it('should keep ends that are reached and draw in those that are not', () => {
    const uniform = quantileTable(quantileOf({ name: 'uniform', min: -3, max: 7 }), free)
    expect([uniform[0], uniform[4096]]).toEqual([-3, 7])
    expect(quantileTable(exponential, free)[0]).toBe(0)
    // 1 - 1/4096 is at 8.3, the mean beyond it 1 higher.
    expect(quantileTable(exponential, free)[4096]).toBeCloseTo(10.33, 1)
    const narrow = quantileTable(quantileOf({ name: 'lognormal', median: 100, spread: 0.1 }), free)
    expect(narrow[0]).toBeGreaterThan(60)
  })

  it('should keep the mean', () => {
    for (const [spec, expected] of [
      [{ name: 'exponential', mean: 20 }, 20],
      [{ name: 'normal', mean: -5, standard_deviation: 2 }, -5],
      [{ name: 'lognormal', median: 10, spread: 1 }, 10 * Math.exp(0.5)],
      [{ name: 'gamma', mean: 7, shape: 2 }, 7],
      [{ name: 'beta', alpha: 2, beta: 5, min: 0, max: 7 }, 2],
      [{ name: 'triangular', min: 0, mode: 1, max: 5 }, 2],
      [{ name: 'poisson', mean: 4 }, 4],
      [{ name: 'pareto', minimum: 1, shape: 3 }, 1.5],
    ] as const) {
      expect(Math.abs(mean(quantileTable(quantileOf(spec), free)) / expected - 1)).toBeLessThan(0.002)
    }
  })

  it('should stay within bounds and never fall', () => {
    const specs = fc.oneof(
      fc.record({
        name: fc.constant('normal'),
        mean: fc.double({ min: -10, max: 10, noNaN: true }),
        standard_deviation: fc.double({ min: 0, max: 10, noNaN: true }),
      }),
      fc.record({
        name: fc.constant('pareto'),
        minimum: fc.double({ min: 0.01, max: 10, noNaN: true }),
        shape: fc.double({ min: 0.1, max: 5, noNaN: true }),
      }),
      fc.record({ name: fc.constant('poisson'), mean: fc.double({ min: 0.01, max: 100, noNaN: true }) }),
    )
    fc.assert(
      fc.property(
        specs,
        fc.integer({ min: -20, max: 20 }),
        fc.integer({ min: 0, max: 20 }),
        fc.uint32Array({ maxLength: 50 }),
        (spec, min, width, draws) => {
          const bounds = { min, max: min + width }
          const table = quantileTable(quantileOf(spec), bounds)
          expect(
            table.every((value, i) => value >= bounds.min && value <= bounds.max && (i === 0 || value >= (table[i - 1] as number))),
          ).toBe(true)
          const out = new Float64Array(draws.length)
          fillQuantiles(table, draws, draws.length, out)
          expect(out.every((value) => value >= bounds.min && value <= bounds.max)).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('should draw straight lines between the entries', () => {
    const table = quantileTable((p) => p * 4096, free)
    expect(lookUpQuantile(table, 0)).toBe(0)
    expect(lookUpQuantile(table, 2 ** 31)).toBe(2048)
    expect(lookUpQuantile(table, 2 ** 31 + 2 ** 18)).toBe(2048.25)
    expect(lookUpQuantile(table, 2 ** 32 - 1)).toBeCloseTo(4096, 5)
  })
})
