import type { Lane } from '../../vector.ts'

/** Moves those of the first `count` cells that are not null close together into `target`; returns how many there are. */
export function presentCells(lane: Lane, nulls: Uint8Array, count: number, target: Lane): number {
  let present = 0
  for (let i = 0; i < count; i++) {
    target[present] = lane[i] as number
    present += 1 - (nulls[i] as number)
  }
  return present
}
