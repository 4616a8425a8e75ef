import type { ColumnSchema, InnerColumn, Schema } from '../../../schema/schema.ts'
import type { Claim } from '../../proofs/claim.ts'
import type { RowTest } from '../../proofs/row-test.ts'
import type { Outcome } from './outcome-of.ts'

/** The values of a column in one part of the rows. */
export interface Case {
  readonly body: InnerColumn
  /** The claim for the rows of the part. */
  readonly claim: (table: string, when: RowTest) => Claim
  readonly text: string
  /** Whether the values are counted exactly within the part: true for shares and means, false for bounds. */
  readonly isExact: boolean
}

/** A column that will follow from another one. */
export interface Target {
  readonly schema: Schema
  readonly column: ColumnSchema
  /** One per entry; a text is the reason why there is none. */
  readonly cases: readonly (Case | string)[]
  /** The value of the shares; null for numbers. */
  readonly outcome: Outcome | null
  /** The name of the column that shows the values, if `column` is hidden. */
  readonly shown?: string
}
