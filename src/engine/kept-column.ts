import type { Vector } from '../vector.ts'
import { type Keeping, type KeptForm, keptForms } from './kept-forms.ts'
import type { Scratch } from './scratch.ts'

/** The types of a vector's lanes, the same for all rows of a column. */
interface Shape {
  readonly areDoubles: readonly boolean[]
  readonly isNullable: boolean
}

/** Batches of one column, in memory that the caller provides. */
export class KeptColumn {
  /** Place of each batch plus 1; 0 if it is not kept. */
  readonly #places: Int32Array
  readonly #form: KeptForm
  #shape: Shape | undefined

  constructor(batches: number, keeping: Keeping) {
    this.#places = new Int32Array(batches)
    this.#form = keptForms[keeping]
  }

  /** The place of a batch; -1 if it is not kept. */
  placeOf(batch: number): number {
    return (this.#places[batch] ?? 0) - 1
  }

  /** Maximum number of 32-bit units of a batch of the vector's column. */
  mostUnits({ lanes, nulls }: Vector, count: number): number {
    return [...lanes, nulls].reduce((sum, cells) => sum + (cells === null ? 0 : this.#form.mostUnits(cells, count)), 0)
  }

  /** Records that a batch is at `place` and writes its `count` cells to `units` from `at` on; `at` is even. @returns their end, even */
  write(batch: number, place: number, { lanes, nulls }: Vector, count: number, units: Uint32Array, at: number): number {
    this.#shape ??= { areDoubles: lanes.map((lane) => lane instanceof Float64Array), isNullable: nulls !== null }
    this.#places[batch] = place + 1
    let end = at
    for (const lane of lanes) end = this.#form.write(lane, count, units, end)
    if (nulls !== null) end = this.#form.write(nulls, count, units, end)
    return end + (end % 2)
  }

  /** The first `count` cells of a batch of `size`, kept in `units` from `at` on. The vector must not outlive the batch, nor be changed. */
  read(units: Uint32Array, at: number, size: number, count: number, scratch: Scratch): Vector {
    const { areDoubles, isNullable } = this.#shape ?? { areDoubles: [], isNullable: false }
    const next = this.#form.reader(units, at, size, count, scratch)
    const lanes = areDoubles.map((isDouble) => (isDouble ? next.doubles() : next.integers()))
    return { lanes, nulls: isNullable ? next.bytes() : null }
  }
}
