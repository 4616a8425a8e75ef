/** A query that proves a statement about the data. The SQL runs in DuckDB and PostgreSQL, with tables named as in the response. */
export interface Proof {
  /** Returns one row with one value. */
  readonly sql: string
  /** The expected value. */
  readonly value: number | boolean
}
