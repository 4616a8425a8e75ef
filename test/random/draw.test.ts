import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chunkRows, drawList, drawRange } from '../../src/random/draw.ts'
import { combineKeys, seedKey, siteName, textKey, type SiteKey } from '../../src/random/site.ts'

const siteKey = (seed: number, column: string): SiteKey => combineKeys(seedKey(seed), textKey(siteName('orders', column, '')))
const total = siteKey(42, 'total')

function range(key: SiteKey, first: number, count: number): number[] {
  const out = new Uint32Array(count)
  drawRange(key, first, count, out)
  return Array.from(out)
}

function one(key: SiteKey, row: number): number | undefined {
  return range(key, row, 1)[0]
}

function list(key: SiteKey, rows: readonly number[]): number[] {
  const out = new Uint32Array(rows.length)
  drawList(key, Float64Array.from(rows), rows.length, out)
  return Array.from(out)
}

const int32 = fc.integer({ min: -0x80000000, max: 0x7fffffff })
const anyKey = fc.record({ high: int32, low: int32 })
const anyRow = fc.oneof(
  fc.integer({ min: 0, max: 20_000 }),
  fc.integer({ min: 2 ** 32 - 9000, max: 2 ** 32 + 9000 }),
  fc.integer({ min: 2 ** 44 - 9000, max: 2 ** 44 + 9000 }),
  fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER - 10_000 }),
)

describe('draw', () => {
  it('should keep its draws', () => {
    expect(range(total, 0, 4)).toEqual([917070303, 1471893469, 3726798847, 4190094381])
    expect(range(total, 4094, 4)).toEqual([803493272, 184861212, 2223030559, 507113864])
    expect(list(total, [2 ** 32, 2 ** 44 - 1, Number.MAX_SAFE_INTEGER])).toEqual([1462598397, 4091026680, 537790183])
  })

  it('should give the same draw for a row in any range, in any list and alone', () => {
    fc.assert(
      fc.property(anyKey, anyRow, fc.integer({ min: 0, max: 9000 }), (key, first, count) => {
        const draws = range(key, first, count)
        const rows = draws.map((_, i) => first + i)
        expect(list(key, rows)).toEqual(draws)
        expect(list(key, rows.toReversed())).toEqual(draws.toReversed())
        if (count > 0) expect(one(key, first + count - 1)).toBe(draws[count - 1])
        const middle = count >> 1
        expect([...range(key, first, middle), ...range(key, first + middle, count - middle)]).toEqual(draws)
      }),
      { numRuns: 60 },
    )
  })

  it('should gather rows in any order', () => {
    fc.assert(
      fc.property(anyKey, fc.array(anyRow, { maxLength: 200 }), (key, rows) => {
        expect(list(key, rows)).toEqual(rows.map((row) => one(key, row)))
      }),
    )
  })

  it('should write no more than asked for', () => {
    const out = new Uint32Array(10).fill(7)
    drawRange(total, chunkRows - 2, 4, out)
    drawList(total, Float64Array.of(1, 2, 3), 2, out)
    expect(Array.from(out.subarray(4))).toEqual([7, 7, 7, 7, 7, 7])
    drawRange(total, 5, 0, out)
    expect(out[0]).toBe(one(total, 1))
  })

  it('should differ between sites, seeds and chunks', () => {
    const streams = [
      range(total, 0, 1000),
      range(total, chunkRows, 1000),
      range(total, chunkRows * 2 ** 32, 1000),
      range(siteKey(42, 'totals'), 0, 1000),
      range(siteKey(43, 'total'), 0, 1000),
      range(siteKey(-42, 'total'), 0, 1000),
    ]
    streams.forEach((one, i) => {
      for (const other of streams.slice(i + 1)) {
        expect(one.filter((draw, row) => draw === other[row])).toEqual([])
        const seen = new Set(one)
        expect(other.filter((draw) => seen.has(draw)).length).toBeLessThan(2)
      }
    })
  })

  it('should spread evenly over the bits and over 256 bins', () => {
    const count = 1 << 20
    const draws = new Uint32Array(count)
    drawRange(total, 123, count, draws)
    const bits = new Float64Array(32)
    const bins = new Float64Array(256)
    for (const draw of draws) {
      bins[draw >>> 24] = (bins[draw >>> 24] as number) + 1
      for (let bit = 0; bit < 32; bit++) bits[bit] = (bits[bit] as number) + ((draw >>> bit) & 1)
    }
    for (const bit of bits) expect(Math.abs(bit - count / 2) / Math.sqrt(count / 4)).toBeLessThan(4.5)
    const chiSquare = bins.reduce((sum, bin) => sum + (bin - count / 256) ** 2 / (count / 256), 0)
    expect(Math.abs(chiSquare - 255) / Math.sqrt(510)).toBeLessThan(4.5)
  })

  it('should repeat draws within chunks as often as chance does', () => {
    const chunks = 1024
    const draws = new Uint32Array(chunkRows)
    let repeats = 0
    for (let chunk = 0; chunk < chunks; chunk++) {
      drawRange(total, chunk * chunkRows, chunkRows, draws)
      draws.sort()
      for (let i = 1; i < chunkRows; i++) repeats += Number(draws[i] === draws[i - 1])
    }
    // 1024 chunks x (4096 choose 2) / 2^32 = 2 on average.
    expect(repeats).toBeGreaterThan(0)
    expect(repeats).toBeLessThan(10)
  })
})
