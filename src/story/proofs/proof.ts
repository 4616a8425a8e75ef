/** A query that shows that the data does what a story says: SQL that DuckDB and PostgreSQL understand, over tables named as in the answer. */
export interface Proof {
  /** Gives one row with one value. */
  readonly sql: string
  /** The value that it gives. */
  readonly value: number | boolean
}
