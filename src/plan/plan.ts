import type { ColumnSchema, OwnedRows, RecurringRows } from '../schema/schema.ts'

/** Decides every byte of a response but those of `seed`, format and meta: validated, complete, counted. Plain JSON. */
export interface Plan {
  readonly domain: string
  /** ISO date of the plan's "today". */
  readonly referenceDate: string
  readonly tables: readonly TablePlan[]
  /** Named word lists and reference lists that the columns use, by name: loaded once a process, equal in every release of the same version. */
  readonly lists: readonly string[]
}

export interface TablePlan {
  readonly name: string
  readonly rows: number
  readonly hidden: boolean
  /** How the rows belong to those of another table, if they do. */
  readonly ownership: OwnedRows | RecurringRows | null
  readonly columns: readonly ColumnSchema[]
}
