import type { OwnershipRows } from '../schema/rows.ts'
import type { PlanColumn } from '../columns/column-schema.ts'
import type { CorrelationSchema, AnyOutcome } from '../schema/any-schema.ts'

/** A validated and counted schema. Together with seed, format and metadata it decides every byte of a response. Plain JSON. */
export interface Plan {
  readonly domain: string
  /** ISO date of the plan's "today". */
  readonly referenceDate: string
  readonly tables: readonly TablePlan[]
  /** Names of the word lists and reference lists that the columns use; loaded once per process, equal for equal versions of the data. */
  readonly lists: readonly string[]
}

export interface TablePlan {
  readonly name: string
  readonly rows: number
  readonly hidden: boolean
  /** How the rows belong to those of another table; null if they do not. */
  readonly ownership: OwnershipRows | null
  readonly columns: readonly PlanColumn[]
  /** Sets of columns whose combined values are unique in the table; the primary key first. */
  readonly unique: readonly (readonly string[])[]
  /** Whether the first of `unique` is the primary key. */
  readonly hasPrimaryKey: boolean
  readonly constraints: readonly string[]
  readonly correlations: readonly CorrelationSchema[]
  readonly outcomes: readonly AnyOutcome[]
}
