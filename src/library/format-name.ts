/** A format that makes a file of each table. */
export type FileFormatName = 'ndjson' | 'json' | 'csv' | 'tsv' | 'sql' | 'copy' | 'parquet' | 'arrow'

/** A format; `records` and `columns` make one document of all tables. */
export type FormatName = 'records' | 'columns' | FileFormatName
