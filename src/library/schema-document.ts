/**
 * A schema as docs/schema.md describes it: plain JSON. These types cover its outline. The package declares them in full, made from its JSON
 * Schema: every kind of column has its own parameters.
 */
export interface SchemaDocument {
  readonly $schema?: string
  readonly version: number
  readonly name?: string
  readonly description?: string
  /** The story that the schema was made from. */
  readonly story?: string
  /** The current day of the data, ISO 8601. */
  readonly reference_date?: string
  readonly tables: readonly SchemaTable[]
}

/** A table of a schema. */
export interface SchemaTable {
  readonly name: string
  readonly description?: string
  /** A number, or a rule for the number of rows. */
  readonly rows: number | { readonly type: string; readonly [parameter: string]: unknown }
  /** Whether the table is omitted from the data. */
  readonly hidden?: boolean
  readonly columns: readonly SchemaColumn[]
  readonly primary_key?: string | readonly string[]
  readonly unique?: readonly (readonly string[])[]
  readonly constraints?: readonly string[]
  readonly correlations?: readonly unknown[]
  readonly outcomes?: readonly { readonly type: string; readonly [parameter: string]: unknown }[]
}

/** A column of a schema: its kind together with the parameters of the kind. */
export interface SchemaColumn {
  readonly name: string
  readonly kind: string
  /** Whether the column is omitted from the data. */
  readonly hidden?: boolean
  readonly [parameter: string]: unknown
}
