import type { Lane } from '../../vector.ts'

let integers = new Int32Array(1_024)

/** The first `count` numbers, which are 32-bit integers, as an Int32Array; the next call may return the same array. */
export function asIntegers(lane: Lane, count: number): Int32Array {
  if (lane instanceof Int32Array) return lane
  if (integers.length < count) integers = new Int32Array(count)
  for (let i = 0; i < count; i++) integers[i] = lane[i] as number
  return integers
}
