import type { Schema, TableFacts } from './data-set.ts'

/** What decides data. */
export interface Asked {
  readonly schema: Schema
  /** Rows of the primary table. */
  readonly rows: number
  readonly seed: number
}

/** Where schemas, manifests and files come from. */
export interface Source {
  /** The schema that a story is understood as. */
  schemaOf(story: string, rows: number): Promise<Schema>
  /** What a data set is. */
  manifestOf(asked: Asked): Promise<readonly TableFacts[]>
  /** Some columns of a table. */
  rowsOf(asked: Asked, table: string, columns: readonly string[], format: 'ndjson' | 'parquet'): Promise<AsyncIterable<Uint8Array>>
}
