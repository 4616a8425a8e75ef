/** What to generate, as plain JSON: tables, how many rows each has, and how each column is made. */
export interface Schema {
  readonly version: 1
  /** The domain, or "custom". */
  readonly name: string
  /** Parents before children. */
  readonly tables: readonly TableSchema[]
}

export interface TableSchema {
  readonly name: string
  readonly rows: RowsSchema
  /** Evaluated when other tables need it, never written. */
  readonly hidden?: boolean
  readonly columns: readonly ColumnSchema[]
}

/** How many rows a table has. */
export type RowsSchema =
  /** As many as the request says. */
  | { readonly type: 'primary' }
  /** `ratio` rows for each row of table `of`, rounded, but at least `min` (default 1) unless that table is empty. */
  | { readonly type: 'ratio'; readonly of: string; readonly ratio: number; readonly min?: number }
  /** Each row of `by` owns from `min` to `max` rows, `mean` on average; the total is exactly round(mean * parents). */
  | OwnedRows
  /** Each row of `by` recurs on the first of every month while it lasts. */
  | RecurringRows

export interface OwnedRows {
  readonly type: 'owned'
  readonly by: string
  readonly min: number
  readonly max: number
  readonly mean: number
}

export interface RecurringRows {
  readonly type: 'recurring'
  readonly by: string
  /** A time-ordered column of `since.table`, which has a row for each row of `by`: the cohort of a row is the month of it. */
  readonly since: { readonly table: string; readonly column: string }
  /** Whole months from the cohort's month to the first occurrence: 1 is the first day of the next month. */
  readonly delay_months: number
  /** The share of a cohort that occurs at least once, (0, 1]. */
  readonly starting_share: number
  /** The share of those alive that stop after each occurrence, [0, 1). */
  readonly monthly_churn: number
}

/** One column: its kind and the kind's parameters side by side. */
export interface ColumnSchema {
  readonly name: string
  readonly kind: string
  /** Evaluated when other columns need it, never written. */
  readonly hidden?: boolean
  readonly [param: string]: unknown
}
