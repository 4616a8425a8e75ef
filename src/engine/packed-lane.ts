import type { Lane } from '../vector.ts'
import { batchRows } from './batch-rows.ts'

/** Maximum number of 32-bit units of a packed batch of a lane: a header and unpacked doubles. */
export const mostLaneUnits = 3 + 2 * batchRows

/** Bits of an unpacked cell. */
const rawBits = 64

/** Differences of the cells from the smallest one. */
const offsets = new Uint32Array(batchRows)

const least = new Float64Array(1)
const leastUnits = new Uint32Array(least.buffer)

/**
 * Packs `count` cells of a lane, at most a batch, with as few bits each as their range needs: a unit of 32 bits with the number of bits,
 * two units with the smallest cell, then the difference of each cell from it. Lossless.
 * @returns the position after the lane
 */
export function packLane(lane: Lane, count: number, units: Uint32Array, at: number): number {
  const bits = lane instanceof Float64Array ? offsetsOfDoubles(lane, count) : offsetsOfIntegers(lane, count)
  units[at] = bits
  units[at + 1] = leastUnits[0] as number
  units[at + 2] = leastUnits[1] as number
  if (bits < rawBits) return packBits(bits, count, units, at + 3)
  units.set(new Uint32Array(lane.buffer, lane.byteOffset, 2 * count), at + 3)
  return at + 3 + 2 * count
}

/** Fills `lane` with the first `count` of `batch` packed cells. @returns the position after the lane */
export function unpackLane(units: Uint32Array, at: number, batch: number, count: number, lane: Lane): number {
  const bits = units[at] as number
  const end = at + 3 + Math.ceil((batch * bits) / 32)
  if (bits === rawBits) {
    new Uint32Array(lane.buffer, lane.byteOffset, 2 * count).set(units.subarray(at + 3, at + 3 + 2 * count))
    return end
  }
  leastUnits[0] = units[at + 1] as number
  leastUnits[1] = units[at + 2] as number
  unpackBits(bits, count, units, at + 3)
  if (lane instanceof Float64Array) addToDoubles(lane, count)
  else addToIntegers(lane, count)
  return end
}

/** Bits of an offset; `rawBits` if the cells are not whole numbers within a range of 2^32, or one of them is -0. */
function offsetsOfDoubles(lane: Float64Array, count: number): number {
  let [min, max] = [Infinity, -Infinity]
  for (let i = 0; i < count; i++) {
    const cell = lane[i] as number
    if (cell < min) min = cell
    if (cell > max) max = cell
  }
  if (!(max - min < 2 ** 32) || !Number.isInteger(min)) return rawBits
  if (min <= 0 && max >= 0 && hasNegativeZero(lane, count)) return rawBits
  least[0] = min
  for (let i = 0; i < count; i++) {
    const beyond = (lane[i] as number) - min
    const offset = beyond >>> 0
    if (offset !== beyond) return rawBits
    offsets[i] = offset
  }
  return bitsOf(max - min)
}

function hasNegativeZero(lane: Float64Array, count: number): boolean {
  for (let i = 0; i < count; i++) if (lane[i] === 0 && Object.is(lane[i], -0)) return true
  return false
}

// One loop for each type of array, because a loop that handles both types is slow for both.
function offsetsOfIntegers(lane: Int32Array, count: number): number {
  let [min, max] = [lane[0] as number, lane[0] as number]
  for (let i = 0; i < count; i++) {
    const cell = lane[i] as number
    if (cell < min) min = cell
    if (cell > max) max = cell
  }
  least[0] = min
  for (let i = 0; i < count; i++) offsets[i] = (lane[i] as number) - min
  return bitsOf(max - min)
}

function bitsOf(range: number): number {
  return 32 - Math.clz32(range)
}

function addToDoubles(lane: Float64Array, count: number): void {
  const min = least[0] as number
  for (let i = 0; i < count; i++) lane[i] = min + (offsets[i] as number)
}

function addToIntegers(lane: Int32Array, count: number): void {
  const min = least[0] as number
  for (let i = 0; i < count; i++) lane[i] = min + (offsets[i] as number)
}

function packBits(bits: number, count: number, units: Uint32Array, start: number): number {
  if (bits === 0) return start
  let [at, unit, used] = [start, 0, 0]
  for (let i = 0; i < count; i++) {
    const offset = offsets[i] as number
    unit |= offset << used
    used += bits
    if (used < 32) continue
    units[at++] = unit
    used -= 32
    unit = used === 0 ? 0 : offset >>> (bits - used)
  }
  if (used > 0) units[at++] = unit
  return at
}

function unpackBits(bits: number, count: number, units: Uint32Array, start: number): void {
  if (bits === 0) {
    offsets.fill(0, 0, count)
    return
  }
  const mask = bits === 32 ? -1 : (1 << bits) - 1
  // `unit` holds the `left` bits that are not used yet.
  let [at, unit, left] = [start, 0, 0]
  for (let i = 0; i < count; i++) {
    if (left >= bits) {
      offsets[i] = unit & mask
      unit >>>= bits
      left -= bits
      continue
    }
    const next = units[at++] as number
    offsets[i] = (unit | (next << left)) & mask
    const taken = bits - left
    unit = taken === 32 ? 0 : next >>> taken
    left = 32 - taken
  }
}
