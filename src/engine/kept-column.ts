import type { Lane, Vector } from '../vector.ts'
import { mostLaneUnits, packLane, unpackLane } from './packed-lane.ts'
import { copyLane, plainUnits, viewLane } from './plain-lane.ts'
import type { Scratch } from './scratch.ts'

/** The types of a vector's lanes, the same for all rows of a column. */
interface Shape {
  readonly areDoubles: readonly boolean[]
  readonly isNullable: boolean
}

/** How cells are kept: with as few bits as they need, or as they are, which takes no time. */
export type Keeping = 'packed' | 'plain'

/** Batches of one column, in memory that the caller provides. */
export class KeptColumn {
  /** Place of each batch plus 1; 0 if it is not kept. */
  readonly #places: Int32Array
  readonly #keeping: Keeping
  #shape: Shape | undefined

  constructor(batches: number, keeping: Keeping) {
    this.#places = new Int32Array(batches)
    this.#keeping = keeping
  }

  /** The place of a batch; -1 if it is not kept. */
  placeOf(batch: number): number {
    return (this.#places[batch] ?? 0) - 1
  }

  /** Maximum number of 32-bit units of a batch of the vector's column. */
  mostUnits({ lanes, nulls }: Vector, count: number): number {
    if (this.#keeping === 'packed') return (lanes.length + (nulls === null ? 0 : 1)) * mostLaneUnits
    return [...lanes, nulls].reduce((sum, lane) => sum + (lane === null ? 0 : plainUnits(lane, count)), 0)
  }

  /** Records that a batch is at `place` and writes its `count` cells to `units` from `at` on; `at` is even. @returns their end, even */
  write(batch: number, place: number, { lanes, nulls }: Vector, count: number, units: Uint32Array, at: number): number {
    this.#shape ??= { areDoubles: lanes.map((lane) => lane instanceof Float64Array), isNullable: nulls !== null }
    this.#places[batch] = place + 1
    const isPacked = this.#keeping === 'packed'
    let end = at
    for (const lane of lanes) end = isPacked ? packLane(lane, count, units, end) : copyLane(lane, count, units, end)
    if (nulls !== null)
      end = isPacked ? packLane(Int32Array.from(nulls.subarray(0, count)), count, units, end) : copyLane(nulls, count, units, end)
    return end + (end % 2)
  }

  /** The first `count` cells of a batch of `size`, kept in `units` from `at` on. The vector must not outlive the batch, nor be changed. */
  read(units: Uint32Array, at: number, size: number, count: number, scratch: Scratch): Vector {
    return this.#keeping === 'packed' ? this.#unpacked(units, at, size, count, scratch) : this.#viewed(units, at, size)
  }

  #viewed(units: Uint32Array, at: number, size: number): Vector {
    const { areDoubles, isNullable } = this.#shape ?? { areDoubles: [], isNullable: false }
    let end = at
    const lanes = areDoubles.map((isDouble): Lane => {
      const kind = isDouble ? Float64Array : Int32Array
      const lane = viewLane<Lane>(kind, size, units, end)
      end += plainUnits(kind, size)
      return lane
    })
    return { lanes, nulls: isNullable ? viewLane(Uint8Array, size, units, end) : null }
  }

  #unpacked(units: Uint32Array, at: number, size: number, count: number, scratch: Scratch): Vector {
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
