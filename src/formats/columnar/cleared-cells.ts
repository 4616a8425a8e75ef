import type { Lane } from '../../vector.ts'

/**
 * Copies the first `count` cells into `target`, an array like `lane`, with 0 for null cells, which may hold any value.
 * Loops that see arrays of both kinds run ten times slower, so each kind has its own.
 */
export function clearedCells(lane: Lane, nulls: Uint8Array, count: number, target: Lane): void {
  if (lane instanceof Float64Array) clearedDoubles(lane, nulls, count, target as Float64Array)
  else clearedIntegers(lane, nulls, count, target as Int32Array)
}

function clearedDoubles(lane: Float64Array, nulls: Uint8Array, count: number, target: Float64Array): void {
  for (let i = 0; i < count; i++) target[i] = nulls[i] === 0 ? (lane[i] as number) : 0
}

function clearedIntegers(lane: Int32Array, nulls: Uint8Array, count: number, target: Int32Array): void {
  for (let i = 0; i < count; i++) target[i] = nulls[i] === 0 ? (lane[i] as number) : 0
}
