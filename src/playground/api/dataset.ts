export interface DatasetColumn {
  readonly name: string
  /** integer, decimal(18,s), boolean, date, timestamp or string. */
  readonly type: string
  readonly nullable: boolean
  readonly references?: { readonly table: string; readonly column: string }
}

export interface DatasetTable {
  readonly name: string
  readonly rows: number
  /** The name of a column, or of several columns together; null for none. */
  readonly primary_key: string | readonly string[] | null
  readonly columns: readonly DatasetColumn[]
}

/** The answer of `POST /datasets`, with the address of the data set: `/datasets/r1~…`. */
export interface Dataset {
  readonly location: string
  readonly seed: number
  readonly domain: string
  readonly data_version: number
  /** The tables, parents before children. */
  readonly tables: readonly DatasetTable[]
}
