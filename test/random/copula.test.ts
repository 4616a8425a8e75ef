import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choleskyFactor, rankCorrelation, scoreCorrelation, scoresOfDraws, drawsOfScores } from '../../src/random/copula.ts'
import { normalQuantile } from '../../src/random/distributions/standard-normal.ts'
import { drawRange } from '../../src/random/draw.ts'
import { textKey } from '../../src/random/site.ts'

const count = 200_000

function drawn(name: string): Uint32Array {
  const draws = new Uint32Array(count)
  drawRange(textKey(name), 0, count, draws)
  return draws
}

/** The largest distance between the distribution of draws and the uniform one (Kolmogorov and Smirnov). */
function distance(draws: Uint32Array): number {
  return draws.toSorted().reduce((most, draw, i) => Math.max(most, Math.abs((i + 0.5) / draws.length - (draw + 0.5) / 2 ** 32)), 0)
}

function scoresOf(...parts: readonly (readonly [Uint32Array, number])[]): Float64Array {
  const sums = new Float64Array(count)
  const scores = new Float64Array(count)
  for (const [draws, weight] of parts) {
    scoresOfDraws(draws, count, scores)
    for (let i = 0; i < count; i++) sums[i] = (sums[i] ?? NaN) + weight * (scores[i] ?? NaN)
  }
  return sums
}

function drawsOf(...parts: readonly (readonly [Uint32Array, number])[]): Uint32Array {
  const draws = new Uint32Array(count)
  drawsOfScores(scoresOf(...parts), count, draws)
  return draws
}

describe('a copula', () => {
  it('should give every draw its normal score, out to the ends', () => {
    const draws = Uint32Array.of(0, 1, 9, 40_000, 1 << 20, 1 << 24, 1 << 30, 2 ** 31 - 1, 2 ** 31, 3e9, 2 ** 32 - 3, 2 ** 32 - 1)
    const scores = new Float64Array(draws.length)
    scoresOfDraws(draws, draws.length, scores)
    draws.forEach((draw, i) =>
      expect(Math.abs((scores[i] ?? NaN) - normalQuantile((draw + 0.5) / 2 ** 32))).toBeLessThan(
        draw > 200 && draw < 2 ** 32 - 200 ? 1e-3 : 0.5,
      ),
    )
  })

  it('should find the draws of scores again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (draw) => {
        const scores = new Float64Array(1)
        const back = new Uint32Array(1)
        scoresOfDraws(Uint32Array.of(draw), 1, scores)
        drawsOfScores(scores, 1, back)
        expect(Math.abs((back[0] ?? NaN) - draw)).toBeLessThan(2 ** 32 * 1e-5)
      }),
    )
  })

  it('should keep draws uniform, whatever they are mixed with', () => {
    for (const weight of [0.05, 0.6, -0.99]) {
      const mixed = drawsOf([drawn('a'), weight], [drawn('b'), Math.sqrt(1 - weight * weight)])
      // A uniform sample of this size is further away once in ten million.
      expect(distance(mixed)).toBeLessThan(2.9 / Math.sqrt(count))
      const outer = mixed.filter((draw) => draw < 2 ** 32 / 4096 || draw >= 2 ** 32 * (1 - 1 / 4096)).length
      expect(Math.abs(outer - count / 2048)).toBeLessThan(5.5 * Math.sqrt(count / 2048))
    }
  })

  it('should clamp scores beyond all draws', () => {
    const draws = new Uint32Array(2)
    drawsOfScores(Float64Array.of(-9, 9), 2, draws)
    expect([...draws]).toEqual([0, 2 ** 32 - 1])
  })

  it('should know the correlation of scores for that of ranks', () => {
    expect([-1, 0, 1].map(scoreCorrelation)).toEqual([-1, 0, 1])
    fc.assert(
      fc.property(fc.double({ min: -1, max: 1, noNaN: true }), (rank) => {
        expect(Math.abs(rankCorrelation(scoreCorrelation(rank)) - rank)).toBeLessThan(1e-7)
      }),
    )
  })
})

describe('choleskyFactor', () => {
  const vectors = fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
    .chain(([size, dimensions]) => {
      const entry = fc.integer({ min: -9, max: 9 })
      const vector = fc
        .array(entry, { minLength: dimensions, maxLength: dimensions })
        .filter((values) => values.some((value) => value !== 0))
      return fc.array(vector, { minLength: size, maxLength: size })
    })
    .map((rows) => rows.map((row) => row.map((value) => value / Math.hypot(...row))))

  const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)

  it('should factor every matrix of correlations, those without a determinant too', () => {
    fc.assert(
      fc.property(vectors, (rows) => {
        const matrix = rows.map((a, i) => rows.map((b, j) => (i === j ? 1 : dot(a, b))))
        const factor = choleskyFactor(matrix)
        if (typeof factor === 'number') throw new Error(`Row ${factor} contradicts nothing`)
        matrix.forEach((row, i) => row.forEach((value, j) => expect(dot(factor[i] ?? [], factor[j] ?? [])).toBeCloseTo(value, 3)))
      }),
    )
  })

  it('should name the first row that contradicts those before it', () => {
    const matrix = [
      [1, 0.9, 0],
      [0.9, 1, 0.9],
      [0, 0.9, 1],
    ]
    expect(choleskyFactor(matrix)).toBe(2)
    expect(
      choleskyFactor([
        [1, 1, 0],
        [1, 1, 0.5],
        [0, 0.5, 1],
      ]),
    ).toBe(2)
  })
})
