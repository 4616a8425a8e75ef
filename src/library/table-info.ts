/** What a table is. */
export interface TableInfo {
  readonly name: string
  /** Rows that it has in all. */
  readonly rows: number
  /** The columns that tell its rows apart; empty where it has no key. */
  readonly primaryKey: readonly string[]
  readonly columns: readonly ColumnInfo[]
}

/** What a column is. */
export interface ColumnInfo {
  readonly name: string
  /** `integer`, `decimal(18,s)`, `boolean`, `date`, `timestamp` (UTC) or `string`. */
  readonly type: string
  readonly nullable: boolean
  /** The column of another table whose values it repeats; null where it is no reference. */
  readonly references: { readonly table: string; readonly column: string } | null
}
