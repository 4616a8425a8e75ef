import type { Vector } from '../vector.ts'

/** Known columns of some rows of a table, by index. */
export interface KnownCells {
  /** Receives evaluated columns. */
  readonly columns: (Vector | undefined)[]
  /** A column that was kept when the same rows were written before. */
  readonly kept?: (index: number) => Vector | undefined
}
