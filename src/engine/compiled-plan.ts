import type { CompiledColumn } from '../columns/column-kind.ts'
import type { TablePlan } from '../plan/plan.ts'
import type { Constraint } from './constraints.ts'
import type { ColumnWork } from './read-step.ts'
import type { CopulaPart } from '../random/copula.ts'
import type { SiteKey } from '../random/site.ts'
import type { Owned } from '../relations/owned.ts'
import type { Recurring } from '../relations/recurring.ts'
import type { Timeline } from '../time/timeline.ts'

/** A plan made ready to evaluate: holds nothing that depends on a seed. */
export interface CompiledPlan {
  readonly tables: readonly CompiledTable[]
  /** The name part of every site's key. */
  readonly sites: readonly SiteKey[]
  /** How the words of sites go together, by site; those of other sites are independent. */
  readonly copulas: ReadonlyMap<number, CopulaPart>
  /** The tables and columns that columns read: JSON pointers (RFC 6901) into the schema. */
  readonly reads: ReadonlySet<string>
  /** The columns that each column reads by itself, all by their JSON pointers. */
  readonly readsOf: ReadonlyMap<string, ReadonlySet<string>>
  /** What each column and constraint takes to evaluate, by their JSON pointers. */
  readonly work: ReadonlyMap<string, ColumnWork>
}

export interface CompiledTable {
  readonly index: number
  readonly plan: TablePlan
  readonly columns: readonly CompiledColumn[]
  readonly ownership: Ownership | null
  /** What holds in every row. */
  readonly constraints: readonly Constraint[]
  /** When its rows come to be, of a table that has a time-ordered column, or whose rows recur. */
  readonly timeline: Timeline | null
}

export type Ownership =
  | { readonly type: 'owned'; readonly owner: number; readonly site: number; readonly relation: Owned }
  | { readonly type: 'recurring'; readonly owner: number; readonly site: number; readonly relation: Recurring }
