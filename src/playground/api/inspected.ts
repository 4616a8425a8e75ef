/** A place in a schema and a message about it. */
export interface SchemaPlace {
  /** JSON pointer into the schema; '' is the whole schema. */
  readonly pointer: string
  readonly detail: string
}

/** The answer of `POST /api/validate-schema`. */
export interface Inspected {
  readonly valid: boolean
  readonly errors: readonly SchemaPlace[]
  readonly warnings: readonly SchemaPlace[]
  readonly row_counts: Readonly<Record<string, number>> | null
  readonly rows: number | null
  readonly estimated_bytes: number | null
}
