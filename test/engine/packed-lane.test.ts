import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostLaneUnits, packLane, unpackLane } from '../../src/engine/packed-lane.ts'
import type { Lane } from '../../src/vector.ts'

const anyBits = fc.integer({ min: 0, max: 32 })
const anyWords = fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { minLength: 1, maxLength: 1024 })
const anyCount = fc.double({ min: 0, max: 1, noNaN: true })

/** What a lane comes to when it has been packed behind another one, with zeros beyond the first `count` of its `size` cells. */
function repacked<Values extends Lane>(lane: Values, size: number, count: number, fresh: Values): Values {
  const units = new Uint32Array(2 * mostLaneUnits)
  const at = packLane(Int32Array.of(7, 9), 2, units, 0)
  const end = packLane(lane, size, units, at)
  expect(end - at).toBeLessThanOrEqual(mostLaneUnits)
  expect(unpackLane(units, at, size, count, fresh)).toBe(end)
  return fresh
}

describe('packed lanes', () => {
  it('should give integers back, however wide their range', () => {
    fc.assert(
      fc.property(anyWords, anyBits, fc.integer(), anyCount, (units, bits, least, share) => {
        const lane = Int32Array.from(units, (word) => (least + (bits === 0 ? 0 : word >>> (32 - bits))) | 0)
        const count = Math.floor(share * lane.length)
        expect(repacked(lane, lane.length, count, new Int32Array(lane.length)).subarray(0, count)).toEqual(lane.subarray(0, count))
      }),
    )
  })

  it('should give doubles that are whole numbers back, however large', () => {
    fc.assert(
      fc.property(anyWords, anyBits, fc.maxSafeInteger(), anyCount, (units, bits, least, share) => {
        const lane = Float64Array.from(units, (word) => least + (bits === 0 ? 0 : word >>> (32 - bits)))
        const count = Math.floor(share * lane.length)
        expect(repacked(lane, lane.length, count, new Float64Array(lane.length)).subarray(0, count)).toEqual(lane.subarray(0, count))
      }),
    )
  })

  it('should give any doubles back to the last bit', () => {
    const odd = fc.constantFrom(-0, 0, 0.1, NaN, Infinity, -Infinity, 2 ** 53, -(2 ** 53))
    fc.assert(
      fc.property(fc.array(fc.oneof(odd, fc.double()), { minLength: 1, maxLength: 1024 }), (cells) => {
        const lane = Float64Array.from(cells)
        const given = repacked(lane, lane.length, lane.length, new Float64Array(lane.length))
        cells.forEach((cell, i) => expect(Object.is(given[i], cell)).toBe(true))
      }),
    )
  })

  it('should take no more bits than the range of the cells does', () => {
    const units = new Uint32Array(mostLaneUnits)
    const wordsOf = (lane: Lane): number => packLane(lane, 1024, units, 0)
    expect(wordsOf(new Int32Array(1024).fill(5))).toBe(3)
    expect(wordsOf(Int32Array.from({ length: 1024 }, (_, i) => 1e9 + (i % 2)))).toBe(3 + 32)
    expect(wordsOf(Float64Array.from({ length: 1024 }, (_, i) => 1.7e9 + i * 4))).toBe(3 + 32 * 12)
    expect(wordsOf(Float64Array.from({ length: 1024 }, (_, i) => i / 2))).toBe(mostLaneUnits)
  })
})
