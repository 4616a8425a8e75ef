import type { Columns } from '../columns/column-kind.ts'
import type { SiteKey } from '../random/site.ts'
import type { Vector } from '../vector.ts'
import type { CompiledPlan, CompiledTable } from './compiled-plan.ts'
import type { Scratch } from './scratch.ts'

/** The interface of a run for its frames and whole tables. */
export interface FrameRun {
  readonly plan: CompiledPlan
  readonly scratch: Scratch
  siteKey(site: number): SiteKey
  table(index: number): CompiledTable
  /** Rows [first, first + count) of a table. */
  frame(table: number, first: number, count: number): Columns
  /** The kept columns of a whole table; null if it is too large. */
  whole(table: number): WholeColumns | null
}

/** Columns of all rows of a table. */
export interface WholeColumns {
  /** All rows of a column if `count` more references justify it; else null. */
  column(index: number, count: number): Vector | null
}
