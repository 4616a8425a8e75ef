/** The properties of a table. */
export interface TableInfo {
  readonly name: string
  /** Total number of rows. */
  readonly rows: number
  /** The columns of the primary key; empty if the table has none. */
  readonly primaryKey: readonly string[]
  readonly columns: readonly ColumnInfo[]
}

/** The properties of a column. */
export interface ColumnInfo {
  readonly name: string
  /** `integer`, `decimal(18,s)`, `boolean`, `date`, `timestamp` (UTC) or `string`. */
  readonly type: string
  readonly nullable: boolean
  /** The referenced column of another table; null if the column is not a reference. */
  readonly references: { readonly table: string; readonly column: string } | null
}
