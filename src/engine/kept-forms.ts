import type { Lane } from '../vector.ts'
import { mostLaneUnits, packLane, unpackLane } from './packed-lane.ts'
import { copyLane, type PlainKind, plainUnits, viewLane } from './plain-lane.ts'
import type { Scratch } from './scratch.ts'

/** A form in which the lanes and nulls of a batch are kept in units of 32 bits. */
export interface KeptForm {
  /** Maximum number of units of the first `count` cells of an array. */
  mostUnits(cells: Lane | Uint8Array, count: number): number
  /** Writes the first `count` cells of an array from `at` on. @returns the position after them */
  write(cells: Lane | Uint8Array, count: number, units: Uint32Array, at: number): number
  /** Reads arrays in the order in which they were written from `at` on: the first `count` cells of a batch of `size`. */
  reader(units: Uint32Array, at: number, size: number, count: number, scratch: Scratch): KeptReader
}

/** Returns the next array. Its memory belongs to the kept units or the scratch. */
export interface KeptReader {
  doubles(): Float64Array
  integers(): Int32Array
  bytes(): Uint8Array
}

/** How cells are kept: with as few bits as they need, or as they are, which takes no time. */
export type Keeping = 'packed' | 'plain'

const packed: KeptForm = {
  mostUnits: () => mostLaneUnits,
  write: (cells, count, units, at) =>
    packLane(cells instanceof Uint8Array ? Int32Array.from(cells.subarray(0, count)) : cells, count, units, at),
  reader: (units, at, size, count, scratch) => {
    let end = at
    const next = <Cells extends Lane>(cells: Cells): Cells => {
      end = unpackLane(units, end, size, count, cells)
      return cells
    }
    return {
      doubles: () => next(scratch.float64(count)),
      integers: () => next(scratch.int32(count)),
      bytes: () => {
        const cells = scratch.uint8(count)
        cells.set(next(scratch.int32(count)).subarray(0, count))
        return cells
      },
    }
  },
}

const plain: KeptForm = {
  mostUnits: plainUnits,
  write: copyLane,
  reader: (units, at, size) => {
    let end = at
    const next = <Cells>(kind: PlainKind<Cells>): Cells => {
      const start = end
      end += plainUnits(kind, size)
      return viewLane(kind, size, units, start)
    }
    return { doubles: () => next(Float64Array), integers: () => next(Int32Array), bytes: () => next(Uint8Array) }
  },
}

export const keptForms: Readonly<Record<Keeping, KeptForm>> = { packed, plain }
