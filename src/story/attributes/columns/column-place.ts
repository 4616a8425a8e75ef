import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import type { Claim } from '../../proofs/claim.ts'
import type { Aspect } from '../aspect.ts'

/** A change that an aspect made. */
export interface AspectNote {
  readonly aspect: Aspect
  /** One sentence. */
  readonly text: string
  readonly claims: readonly Claim[]
}

/** Aspects that the column cannot have, and why. */
export interface RefusedAspects {
  readonly aspects: readonly Aspect[]
  readonly reason: string
}

/** A table with the changed column, or the reason why the column cannot change. */
export type SaidColumn =
  | { readonly table: TableSchema; readonly notes: readonly AspectNote[]; readonly refused?: readonly RefusedAspects[] }
  | { readonly reason: string }

/** A column while aspects are applied to it. */
export interface ColumnPlace {
  readonly table: TableSchema
  readonly column: ColumnSchema
  /** Whether the story added the column, so that nothing depends on its kind. */
  readonly isOwn: boolean
  /** Whether amounts of money are said. */
  readonly isMoney: boolean
  /** Whether percentages are said. */
  readonly isPercent: boolean
}
