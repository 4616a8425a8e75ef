import type { Lane } from '../../vector.ts'

let doubles = new Float64Array(1_024)
let integers = new Int32Array(1_024)

/** An array of the type of `lane` for at least `count` cells, with any content; the next call may return the same array. */
export function laneScratch(lane: Lane, count: number): Lane {
  if (lane instanceof Float64Array) {
    if (doubles.length < count) doubles = new Float64Array(count)
    return doubles
  }
  if (integers.length < count) integers = new Int32Array(count)
  return integers
}
