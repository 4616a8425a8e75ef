import type { SharedPlan } from '../engine/task.ts'
import type { TableOutline } from '../formats/format.ts'

/** The input of a response's layout: plain data that crosses threads, small for every plan. */
export interface Opening {
  readonly plan: SharedPlan
  /** Name of the domain or schema. */
  readonly domain: string
  /** The story; null for a schema without one. */
  readonly story: string | null
  /** The tables that are written, in the order of the plan. */
  readonly tables: readonly SelectedTable[]
  /** Whether the plan compiles within a few milliseconds, so that the calling thread may do it. */
  readonly isCheap: boolean
  /** Whether checking its constraints for a seed also takes only milliseconds. */
  readonly isSoonTried: boolean
}

/** Rows [first, first + outline.rows) of a table, of its columns with these indices. */
export interface SelectedTable {
  /** Index of the table in its plan. */
  readonly index: number
  readonly columns: readonly number[]
  readonly first: number
  readonly outline: TableOutline
  /** Whether the table has constraints, so that no row can be promised before it is made. */
  readonly isConstrained: boolean
  /** Size of a row by section; the key is the comma-separated places of the section's columns. */
  readonly sizes: Readonly<Record<string, RowSize>>
}

/** Size of a section's rows. */
export interface RowSize {
  /** Estimated bytes of a row. */
  readonly bytes: number
  /** Estimated number of cells evaluated for a row. */
  readonly cells: number
  /** Rows of every block but the last, if the format fixes them; else null. */
  readonly blockRows: number | null
}
