/** A column or table of a published schema: its name and kind, and parameters as they stand there. */
// oxlint-disable-next-line typescript/no-explicit-any -- Parameters have the types that docs/schema.md says.
export type Params = { readonly name: string; readonly kind: string } & Readonly<Record<string, any>>

export interface TableSchema {
  readonly name: string
  readonly rows: number | ({ readonly type: string } & Readonly<Record<string, unknown>>)
  readonly hidden?: boolean
  readonly columns: readonly Params[]
  readonly primary_key?: string | readonly string[]
  readonly unique?: readonly (readonly string[])[]
  readonly constraints?: readonly string[]
}

export interface Schema {
  readonly name: string
  readonly reference_date?: string
  readonly tables: readonly TableSchema[]
}

/** What a manifest says of a column. */
export interface ColumnFacts {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  readonly references?: { readonly table: string; readonly column: string }
}

/** What a manifest says of a table, hidden columns included. */
export interface TableFacts {
  readonly name: string
  readonly rows: number
  readonly primary_key: string | readonly string[] | null
  readonly columns: readonly ColumnFacts[]
}

/** What is known of data that stands in the warehouse. */
export interface DataSet {
  /** Rows of the primary table that were asked for. */
  readonly rows: number
  readonly schema: Schema
  readonly tables: ReadonlyMap<string, { readonly facts: TableFacts; readonly schema: TableSchema }>
  /** Formulas by table that hold in every row, beside the schema's own. */
  readonly rules: Readonly<Record<string, readonly string[]>>
}
