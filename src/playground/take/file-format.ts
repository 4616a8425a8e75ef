/** A format for downloads. */
export interface FileFormat {
  readonly name: string
  readonly title: string
  /** Whether its files are compressed by an additional extension .gz, or by an option of the format. */
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

/** How files of a format are compressed; undefined if there is no such format. */
export function gzipOf(format: string): FileFormat['gzip'] | undefined {
  return fileFormats.find(({ name }) => name === format)?.gzip
}
