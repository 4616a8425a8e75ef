import type { OwnershipRows } from '../schema/rows.ts'
import type { PlanColumn } from '../columns/column-schema.ts'
import type { CorrelationSchema, AnyOutcome } from '../schema/any-schema.ts'

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
  readonly ownership: OwnershipRows | null
  readonly columns: readonly PlanColumn[]
  /** Sets of columns, the primary key first, of which no two rows agree in all. */
  readonly unique: readonly (readonly string[])[]
  /** Whether the first of `unique` is the primary key. */
  readonly hasPrimaryKey: boolean
  readonly constraints: readonly string[]
  readonly correlations: readonly CorrelationSchema[]
  readonly outcomes: readonly AnyOutcome[]
}
