import type { SharedPlan } from '../engine/task.ts'
import type { TableOutline } from '../formats/format.ts'

/** What a response is laid out of: plain data that crosses threads, small whatever the plan is. */
export interface Opening {
  readonly plan: SharedPlan
  /** Name of the domain or schema. */
  readonly domain: string
  /** The story of the data; null for a schema without one. */
  readonly story: string | null
  /** The tables that are written, in the order of the plan. */
  readonly tables: readonly SelectedTable[]
  /** Whether the thread that asks may compile the plan: that takes it a few milliseconds at most. */
  readonly isCheap: boolean
  /** Whether trying its constraints on the rows of a seed is a matter of milliseconds, too. */
  readonly isSoonTried: boolean
}

/** Rows [first, first + outline.rows) of a table, of its columns with these indices. */
export interface SelectedTable {
  /** Index of the table in its plan. */
  readonly index: number
  readonly columns: readonly number[]
  readonly first: number
  readonly outline: TableOutline
  /** Whether its rows are held to constraints, so that none of them may be promised before it is made. */
  readonly isConstrained: boolean
  /** By the places of the columns that a section has rows of, joined by commas: what its rows take. */
  readonly sizes: Readonly<Record<string, RowSize>>
}

/** What the rows of a section take. */
export interface RowSize {
  /** About the bytes of one. */
  readonly bytes: number
  /** About the cells that are evaluated for one. */
  readonly cells: number
  /** Rows of every block but the last, where the format sets them. */
  readonly blockRows: number | null
}
