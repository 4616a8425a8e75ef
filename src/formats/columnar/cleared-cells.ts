import type { Lane } from '../../vector.ts'

/** Copies the first `count` cells into `target` with 0 where they are null, which may hold anything. */
export function clearedCells(lane: Lane, nulls: Uint8Array, count: number, target: Lane): void {
  for (let i = 0; i < count; i++) target[i] = nulls[i] === 0 ? (lane[i] as number) : 0
}
