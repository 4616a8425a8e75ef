/** What holds in the data, as a query that gives the rows that break it. */
export interface Rule {
  /** A sentence. */
  readonly name: string
  readonly sql: string
  /** Whether it says something of shares and means, which few rows do not tell. */
  readonly needsManyRows?: boolean
}
