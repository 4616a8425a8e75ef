import type { Columns } from '../columns/column-kind.ts'
import type { SiteKey } from '../random/site.ts'
import type { Vector } from '../vector.ts'
import type { CompiledPlan, CompiledTable } from './compiled-plan.ts'
import type { Scratch } from './scratch.ts'

/** What frames and whole tables ask of the run that they belong to. */
export interface FrameRun {
  readonly plan: CompiledPlan
  readonly scratch: Scratch
  key(site: number): SiteKey
  table(index: number): CompiledTable
  /** Rows [first, first + count) of a table. */
  frame(table: number, first: number, count: number): Columns
  /** What is kept of all rows of a table; null for one that is too large. */
  whole(table: number): WholeColumns | null
}

/** Columns of all rows of a table. */
export interface WholeColumns {
  /** All rows of a column, when `count` more references to them make that worth while; else null. */
  column(index: number, count: number): Vector | null
}
