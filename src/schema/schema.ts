import type { NullableSchema } from './nullable.ts'
import type { RowsSchema } from './rows.ts'

/** What to generate, as plain JSON: tables, how many rows each has, and how each column is made. */
export interface Schema {
  /** Where the JSON Schema of this document is, for editors. */
  readonly $schema?: string
  readonly version: 1
  /** The domain; default "custom". */
  readonly name?: string
  readonly description?: string
  /** The story that it was made of. */
  readonly story?: string
  /** The ISO date that the data takes for today; default `referenceDate`. */
  readonly reference_date?: string
  readonly tables: readonly TableSchema[]
}

export interface TableSchema {
  readonly name: string
  readonly description?: string
  readonly rows: RowsSchema
  /** Evaluated when other tables need it, never written. */
  readonly hidden?: boolean
  readonly columns: readonly ColumnSchema[]
  /** The column, or columns together, that tell rows apart; a unique set that is never null. */
  readonly primary_key?: string | readonly string[]
  /** Sets of columns of which no two rows agree in all; sets may share columns. */
  readonly unique?: readonly (readonly string[])[]
  /** Formulas that are true in every row. */
  readonly constraints?: readonly string[]
  readonly correlations?: readonly CorrelationSchema[]
  readonly outcomes?: readonly OutcomeSchema[]
}

/** How strongly two numeric columns go together. */
export interface CorrelationSchema {
  readonly columns: readonly [string, string]
  /** Rank correlation (Spearman), -1 to 1. */
  readonly coefficient: number
}

/** What a table comes to as a whole: its type and the type's parameters side by side. */
export interface OutcomeSchema {
  readonly type: string
  readonly [param: string]: unknown
}

/** One column: its kind and the kind's parameters side by side. */
export interface ColumnSchema {
  readonly name: string
  readonly kind: string
  readonly description?: string
  /** Evaluated when other columns need it, never written. */
  readonly hidden?: boolean
  readonly nullable?: NullableSchema
  readonly [param: string]: unknown
}
