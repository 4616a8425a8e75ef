/** The choice of a download from a data set. */
export interface Taken {
  /** The origin of the service, such as `http://localhost:8000`. */
  readonly origin: string
  /** Path of the data set: `/datasets/r1~…`. */
  readonly location: string
  /** The name of the schema, by which a file of all tables is called. */
  readonly domain: string
  /** The version of the data, which names of files tell. */
  readonly dataVersion: number
  /** Null for a schema, whose data sets have no address with their input. */
  readonly story: string | null
  /** Rows of the primary table; null for those of the story or the default. */
  readonly rows: number | null
  readonly seed: number
  /** Names of all tables. */
  readonly tables: readonly string[]
  /** The name of the chosen table; null for all. */
  readonly table: string | null
  /** Name of a file format. */
  readonly format: string
  readonly isGzipped: boolean
  /** Whether the service requires a token. */
  readonly needsToken: boolean
}
