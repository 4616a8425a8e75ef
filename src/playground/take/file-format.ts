/** A format for downloads. */
export interface FileFormat {
  readonly name: string
  readonly title: string
  /** Whether its files are compressed by an additional extension .gz, or by an option of the format. */
  readonly gzip: 'ending' | 'codec'
  /** The ending of its files, if that is not its name. */
  readonly ending?: string
}

export const fileFormats: readonly FileFormat[] = [
  { name: 'csv', title: 'CSV', gzip: 'ending' },
  { name: 'tsv', title: 'TSV', gzip: 'ending' },
  { name: 'ndjson', title: 'NDJSON', gzip: 'ending' },
  { name: 'json', title: 'JSON', gzip: 'ending' },
  { name: 'parquet', title: 'Parquet', gzip: 'codec' },
  { name: 'arrow', title: 'Arrow', gzip: 'ending', ending: 'arrows' },
  { name: 'sql', title: 'SQL', gzip: 'ending' },
  { name: 'copy', title: 'COPY (PostgreSQL)', gzip: 'ending' },
]

/** How files of a format are compressed; undefined if there is no such format. */
export function gzipOf(format: string): FileFormat['gzip'] | undefined {
  return fileFormats.find(({ name }) => name === format)?.gzip
}

/** The ending of the files of a format, without the dot. */
export function fileEnding(format: string): string {
  return fileFormats.find(({ name }) => name === format)?.ending ?? format
}
