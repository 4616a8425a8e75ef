/** A format that the data is taken in. */
export interface FileFormat {
  readonly name: string
  readonly title: string
  /** Whether files of it are compressed with gzip by a second ending, or by an option of their own. */
  readonly gzip: 'ending' | 'codec'
}

export const fileFormats: readonly FileFormat[] = [
  { name: 'csv', title: 'CSV', gzip: 'ending' },
  { name: 'tsv', title: 'TSV', gzip: 'ending' },
  { name: 'ndjson', title: 'NDJSON', gzip: 'ending' },
  { name: 'json', title: 'JSON', gzip: 'ending' },
  { name: 'parquet', title: 'Parquet', gzip: 'codec' },
  { name: 'arrow', title: 'Arrow', gzip: 'ending' },
  { name: 'sql', title: 'SQL', gzip: 'ending' },
  { name: 'copy', title: 'COPY (PostgreSQL)', gzip: 'ending' },
]
