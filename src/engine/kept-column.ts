import type { Lane, Vector } from '../vector.ts'
import { mostLaneUnits, packLane, unpackLane } from './packed-lane.ts'
import type { Scratch } from './scratch.ts'

/** The types of a vector's lanes, the same for all rows of a column. */
interface Shape {
  readonly areDoubles: readonly boolean[]
  readonly isNullable: boolean
}

/** Maximum number of 32-bit units of a packed batch of the vector's column. */
export function mostUnits({ lanes, nulls }: Vector): number {
  return (lanes.length + (nulls === null ? 0 : 1)) * mostLaneUnits
}

/** Packed batches of one column, in memory that the caller provides. */
export class KeptColumn {
  /** Place of each batch plus 1; 0 if it is not kept. */
  readonly #places: Int32Array
  #shape: Shape | undefined

  constructor(batches: number) {
    this.#places = new Int32Array(batches)
  }

  /** The place of a batch; -1 if it is not kept. */
  placeOf(batch: number): number {
    return (this.#places[batch] ?? 0) - 1
  }

  /** Records that a batch is at `place` and packs its `count` cells into `units` from `at` on. @returns their end */
  write(batch: number, place: number, { lanes, nulls }: Vector, count: number, units: Uint32Array, at: number): number {
    this.#shape ??= { areDoubles: lanes.map((lane) => lane instanceof Float64Array), isNullable: nulls !== null }
    this.#places[batch] = place + 1
    let end = at
    for (const lane of lanes) end = packLane(lane, count, units, end)
    return nulls === null ? end : packLane(Int32Array.from(nulls.subarray(0, count)), count, units, end)
  }

  /** The first `count` cells of a batch of `size`, packed in `units` from `at` on. */
  read(units: Uint32Array, at: number, size: number, count: number, scratch: Scratch): Vector {
    const { areDoubles, isNullable } = this.#shape ?? { areDoubles: [], isNullable: false }
    let end = at
    const unpacked = <Values extends Lane>(lane: Values): Values => {
      end = unpackLane(units, end, size, count, lane)
      return lane
    }
    const lanes = areDoubles.map((isDouble) => unpacked(isDouble ? scratch.float64(count) : scratch.int32(count)))
    if (!isNullable) return { lanes, nulls: null }
    const nulls = scratch.uint8(count)
    nulls.set(unpacked(scratch.int32(count)).subarray(0, count))
    return { lanes, nulls }
  }
}
