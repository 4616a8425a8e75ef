import type { Owner } from '../columns/column-kind.ts'
import type { Vector } from '../vector.ts'

/** What is known of some rows of a table: columns by their indices, and who owns the rows. */
export interface KnownCells {
  readonly columns: (Vector | undefined)[]
  owner: Owner | undefined
}
