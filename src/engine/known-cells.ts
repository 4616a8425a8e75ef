import type { Vector } from '../vector.ts'

/** What is known of some rows of a table, columns by their indices. */
export interface KnownCells {
  /** Takes what is evaluated. */
  readonly columns: (Vector | undefined)[]
  /** What was kept of a column when the same rows were written before. */
  readonly kept?: (index: number) => Vector | undefined
}
