import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import type { Claim } from '../../proofs/claim.ts'
import type { Aspect } from '../aspect.ts'

/** What an aspect sets. */
export interface AspectNote {
  readonly aspect: Aspect
  /** One sentence. */
  readonly text: string
  readonly claims: readonly Claim[]
}

/** A table with a column of which something was said, or why that cannot be. */
export type SaidColumn = { readonly table: TableSchema; readonly notes: readonly AspectNote[] } | { readonly reason: string }

/** A column while what is said of it is applied. */
export interface ColumnPlace {
  readonly table: TableSchema
  readonly column: ColumnSchema
  /** Whether the column is of the story's own making, so that nothing else depends on what kind it is. */
  readonly isOwn: boolean
  /** Whether amounts of money were said. */
  readonly isMoney: boolean
}
