import type { ColumnSchema } from '../columns/column-schema.ts'
import type { OutcomeSchema } from '../outcomes/outcome-schema.ts'
import type { AnySchema, AnyTable } from './any-schema.ts'

export type { ColumnBody, ColumnOf, ColumnSchema, InnerColumn, KindName } from '../columns/column-schema.ts'
export type { DistributionSchema, SimpleDistribution } from '../random/distributions/distribution-schema.ts'
export type { OutcomeSchema } from '../outcomes/outcome-schema.ts'

/** A table whose columns and outcomes are of known kinds, with the parameters of their kinds. */
export interface TableSchema extends Omit<AnyTable, 'columns' | 'outcomes'> {
  readonly columns: readonly ColumnSchema[]
  readonly outcomes?: readonly OutcomeSchema[]
}

/** What to generate, as plain JSON: tables, the number of rows of each, and the kind of each column. */
export interface Schema extends Omit<AnySchema, 'tables'> {
  readonly tables: readonly TableSchema[]
}
