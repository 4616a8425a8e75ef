import type { Lane } from '../../vector.ts'

/**
 * Copies the non-null cells among the first `count` into `target`, an array like `lane`, without gaps. Returns their number.
 * Loops that see arrays of both kinds run ten times slower, so each kind has its own.
 */
export function presentCells(lane: Lane, nulls: Uint8Array, count: number, target: Lane): number {
  return lane instanceof Float64Array
    ? presentDoubles(lane, nulls, count, target as Float64Array)
    : presentIntegers(lane, nulls, count, target as Int32Array)
}

function presentDoubles(lane: Float64Array, nulls: Uint8Array, count: number, target: Float64Array): number {
  let present = 0
  for (let i = 0; i < count; i++) {
    target[present] = lane[i] as number
    present += 1 - (nulls[i] as number)
  }
  return present
}

function presentIntegers(lane: Int32Array, nulls: Uint8Array, count: number, target: Int32Array): number {
  let present = 0
  for (let i = 0; i < count; i++) {
    target[present] = lane[i] as number
    present += 1 - (nulls[i] as number)
  }
  return present
}
