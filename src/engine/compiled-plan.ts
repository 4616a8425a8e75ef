import type { CompiledColumn } from '../columns/column-kind.ts'
import type { TablePlan } from '../plan/plan.ts'
import type { Constraint } from './constraints.ts'
import type { ColumnWork } from './read-step.ts'
import type { CopulaPart } from '../random/copula.ts'
import type { SiteKey } from '../random/site.ts'
import type { Owned } from '../relations/owned.ts'
import type { Recurring } from '../relations/recurring.ts'
import type { Timeline } from '../time/timeline.ts'

/** A compiled plan; independent of the seed. */
export interface CompiledPlan {
  readonly tables: readonly CompiledTable[]
  /** The name part of every site's key. */
  readonly sites: readonly SiteKey[]
  /** Correlations of the draws of sites, by site; other sites are independent. */
  readonly copulas: ReadonlyMap<number, CopulaPart>
  /** The tables and columns that columns read: JSON pointers (RFC 6901) into the schema. */
  readonly reads: ReadonlySet<string>
  /** For each column, the columns that it reads directly; all as JSON pointers. */
  readonly readsOf: ReadonlyMap<string, ReadonlySet<string>>
  /** Cost of each column and constraint, by JSON pointer. */
  readonly work: ReadonlyMap<string, ColumnWork>
}

export interface CompiledTable {
  readonly index: number
  readonly plan: TablePlan
  readonly columns: readonly CompiledColumn[]
  readonly ownership: Ownership | null
  /** Formulas that hold in every row. */
  readonly constraints: readonly Constraint[]
  /** The time order of its rows; null if the table has no time-ordered column and no recurring rows. */
  readonly timeline: Timeline | null
}

export type Ownership =
  | { readonly type: 'owned'; readonly owner: number; readonly site: number; readonly relation: Owned }
  | { readonly type: 'recurring'; readonly owner: number; readonly site: number; readonly relation: Recurring }
