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
  /** A column, or several together; null for none. */
  readonly primary_key: string | readonly string[] | null
  readonly columns: readonly DatasetColumn[]
}

/** What `POST /datasets` answers, and the address of the data set: `/datasets/r1~…`. */
export interface Dataset {
  readonly location: string
  readonly seed: number
  readonly domain: string
  /** Parents before children. */
  readonly tables: readonly DatasetTable[]
}
