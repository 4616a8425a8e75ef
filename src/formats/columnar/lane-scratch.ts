import type { Lane } from '../../vector.ts'

let doubles = new Float64Array(1_024)
let integers = new Int32Array(1_024)

/** An array like `lane` for at least `count` cells, of any content; the next call may give the same one. */
export function laneScratch(lane: Lane, count: number): Lane {
  if (lane instanceof Float64Array) {
    if (doubles.length < count) doubles = new Float64Array(count)
    return doubles
  }
  if (integers.length < count) integers = new Int32Array(count)
  return integers
}
