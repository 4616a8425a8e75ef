import type { Lane } from '../../vector.ts'

let integers = new Int32Array(1_024)

/** The first `count` numbers, 32-bit integers, in an array of such; the next call may give the same one. */
export function asIntegers(lane: Lane, count: number): Int32Array {
  if (lane instanceof Int32Array) return lane
  if (integers.length < count) integers = new Int32Array(count)
  for (let i = 0; i < count; i++) integers[i] = lane[i] as number
  return integers
}
