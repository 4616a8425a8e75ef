import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { permute, permuteInto, permuteRange, unpermute } from '../../src/random/permute.ts'
import { combineKeys, textKey, type SiteKey } from '../../src/random/site.ts'

const int32 = fc.integer({ min: -0x80000000, max: 0x7fffffff })
const anyKey = fc.record({ high: int32, low: int32 })
const anySize = fc.oneof(
  fc.integer({ min: 1, max: 300 }),
  fc.integer({ min: 4000, max: 4200 }),
  fc.integer({ min: 2 ** 31 - 100, max: 2 ** 31 + 100 }),
  fc.integer({ min: 1, max: 2 ** 32 }),
  fc.integer({ min: 2 ** 32 - 2, max: 2 ** 32 + 2 }),
  fc.integer({ min: 2 ** 32, max: 2 ** 53 - 1 }),
  fc.constantFrom(2 ** 32, 2 ** 53),
)
const keyOf = (number: number): SiteKey => combineKeys(textKey('permute'), { high: 0, low: number })

/** How many standard deviations the chi-square statistic of `counts` lies above its mean. */
function excess(counts: readonly number[], expected: number): number {
  const free = counts.length - 1
  return (counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) - free) / Math.sqrt(2 * free)
}

describe('permute', () => {
  it('should keep its places', () => {
    const key = keyOf(1)
    expect([0, 1, 2, 3, 4].map((index) => permute(index, 5, key))).toEqual([4, 1, 2, 0, 3])
    expect([0, 1, 999, 4095].map((index) => permute(index, 5000, key))).toEqual([412, 3239, 1504, 51])
    expect([0, 1, 2 ** 32 - 1].map((index) => permute(index, 2 ** 32, key))).toEqual([1627655292, 1594559031, 1772844463])
  })

  it('should fill every place once', () => {
    fc.assert(
      fc.property(anyKey, fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 4000, max: 5000 })), (key, size) => {
        const places = new Uint8Array(size)
        for (let index = 0; index < size; index++) places[permute(index, size, key)] = 1
        expect(places.every((place) => place === 1)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('should stay inside and be undone at any size', () => {
    fc.assert(
      fc.property(anyKey, anySize, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (key, size, share) => {
        const index = Math.floor(share * size)
        const place = permute(index, size, key)
        expect(Number.isInteger(place) && place >= 0 && place < size).toBe(true)
        expect(unpermute(place, size, key)).toBe(index)
        expect(permute(unpermute(index, size, key), size, key)).toBe(index)
      }),
      { numRuns: 500 },
    )
  })

  it('should do whole arrays as it does one index, in place too', () => {
    const key = keyOf(2)
    for (const size of [700, 7e10]) {
      const rows = Float64Array.from({ length: 100 }, (_, i) => (i * size) / 100)
      const places = new Float64Array(100)
      permuteInto(rows, 100, size, key, places)
      expect(Array.from(places)).toEqual(Array.from(rows, (row) => permute(row, size, key)))
      const part = rows.slice()
      permuteRange(part, 30, 80, size, key, part)
      expect(part).toEqual(Float64Array.of(...rows.subarray(0, 30), ...places.subarray(30, 80), ...rows.subarray(80)))
      permuteInto(rows, 100, size, key, rows)
      expect(rows).toEqual(places)
    }
  })

  it('should spread the first indices of any size over all places', () => {
    for (const size of [5e9, 2 ** 33, 1e12, 2 ** 53]) {
      const counts = Array.from({ length: 64 }, () => 0)
      for (let index = 0; index < 64_000; index++) {
        const part = Math.floor((permute(index, size, keyOf(3)) / size) * 64)
        counts[part] = (counts[part] ?? 0) + 1
      }
      expect(excess(counts, 1000)).toBeLessThan(4)
    }
  })

  it('should give every order of few the same chance', () => {
    for (const [size, orders] of [
      [2, 2],
      [3, 6],
      [4, 24],
      [5, 120],
    ] as const) {
      const counts = new Map<string, number>()
      const keys = 15_000
      for (let number = 0; number < keys; number++) {
        const key = keyOf(number)
        const order = Array.from({ length: size }, (_, index) => permute(index, size, key)).join()
        counts.set(order, (counts.get(order) ?? 0) + 1)
      }
      expect(counts.size).toBe(orders)
      expect(excess([...counts.values()], keys / orders)).toBeLessThan(4)
    }
  })

  it('should give every pair of places the same chance', () => {
    for (const size of [7, 10, 15, 16, 64, 1000]) {
      const pairs: readonly (readonly [number, number])[] = [
        [0, 1],
        [0, size - 1],
        [0, size >> 1],
        [1, 1 + (1 << ((32 - Math.clz32(size - 1)) >> 1))],
      ]
      const keys = 12_000
      for (const [one, other] of pairs) {
        const places = new Float64Array(size)
        const apart = new Float64Array(size)
        for (let number = 0; number < keys; number++) {
          const key = keyOf(number)
          const place = permute(one, size, key)
          const difference = (permute(other, size, key) - place + size) % size
          places[place] = (places[place] as number) + 1
          apart[difference] = (apart[difference] as number) + 1
        }
        expect(apart[0]).toBe(0)
        expect(Math.abs(excess(Array.from(places), keys / size))).toBeLessThan(4.5)
        expect(Math.abs(excess(Array.from(apart.subarray(1)), keys / (size - 1)))).toBeLessThan(4.5)
      }
    }
  })
})
