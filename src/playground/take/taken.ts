/** The choice of a download from a data set. */
export interface Taken {
  /** Of the service, such as `http://localhost:8000`. */
  readonly origin: string
  /** Path of the data set: `/datasets/r1~…`. */
  readonly location: string
  /** The story and what decides its data; null for a schema, whose data sets have no other address. */
  readonly said: { readonly story: string; readonly rows: number | null; readonly seed: number } | null
  /** Names of all tables. */
  readonly tables: readonly string[]
  /** The table that is taken; null for all. */
  readonly table: string | null
  /** Name of a file format. */
  readonly format: string
  readonly isGzipped: boolean
  /** Whether the service asks for a token. */
  readonly needsToken: boolean
}
