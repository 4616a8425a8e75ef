/** A schema as docs/schema.md describes it: plain JSON. The service checks all of it; the types here hold its outline. */
export interface SchemaDocument {
  readonly $schema?: string
  readonly version: number
  readonly name?: string
  readonly description?: string
  /** The story that it was made of. */
  readonly story?: string
  /** The day that the data takes for today, ISO 8601. */
  readonly reference_date?: string
  readonly tables: readonly SchemaTable[]
}

/** A table of a schema. */
export interface SchemaTable {
  readonly name: string
  readonly description?: string
  /** A number, or how the rows are counted. */
  readonly rows: number | { readonly type: string }
  /** Whether it is left out of the data. */
  readonly hidden?: boolean
  readonly columns: readonly SchemaColumn[]
  readonly primary_key?: string | readonly string[]
  readonly unique?: readonly (readonly string[])[]
  readonly constraints?: readonly string[]
  readonly correlations?: readonly object[]
  readonly outcomes?: readonly { readonly type: string }[]
}

/** A column of a schema: its kind and the parameters of the kind side by side. */
export interface SchemaColumn {
  readonly name: string
  readonly kind: string
  /** Whether it is left out of the data. */
  readonly hidden?: boolean
}
