import type { Frame } from '../columns/column-kind.ts'
import type { Lane, Vector } from '../vector.ts'
import type { Scratch } from './scratch.ts'
import { requireWanted } from './wanted.ts'

/** The cells of the rows in hand, evaluated `size` rows at a time; what `evaluate` takes from `scratch` serves the next piece again. */
export function joinedPieces(frame: Frame, size: number, scratch: Scratch, evaluate: (from: number, count: number) => Vector): Vector {
  const first = evaluate(0, size)
  const lanes = first.lanes.map((lane) => (lane instanceof Float64Array ? frame.float64() : frame.int32()))
  const nulls = first.nulls === null ? null : frame.uint8()
  copy(first, 0, size)
  const giveBack = scratch.mark()
  for (let from = size; from < frame.count; from += size) {
    requireWanted()
    const count = Math.min(size, frame.count - from)
    copy(evaluate(from, count), from, count)
    giveBack()
  }
  return { lanes, nulls }

  function copy(piece: Vector, from: number, count: number): void {
    piece.lanes.forEach((lane: Lane, place) => lanes[place]?.set(lane.subarray(0, count), from))
    if (piece.nulls !== null) nulls?.set(piece.nulls.subarray(0, count), from)
  }
}
