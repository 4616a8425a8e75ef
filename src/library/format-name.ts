/** A format with one file per table. */
export type FileFormatName = 'ndjson' | 'json' | 'csv' | 'tsv' | 'sql' | 'copy' | 'parquet' | 'arrow'

/** A format; `records` and `columns` give one document of all tables. */
export type FormatName = 'records' | 'columns' | FileFormatName
