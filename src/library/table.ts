import type { ByteStream } from './byte-stream.ts'
import type { FileFormatName } from './format-name.ts'
import type { RowRange, StreamOptions } from './stream-options.ts'
import type { TableInfo } from './table-info.ts'
import type { WriteOptions, WrittenFile } from './write-options.ts'

/** A table of a world. Rows are generated on demand; any range is as fast as the first rows. */
export interface Table<Row> extends AsyncIterable<Row> {
  readonly info: TableInfo
  /**
   * The same table with only these columns, in this order; the others are not generated.
   * @throws SynthError `selection_unknown`, `validation_failed`
   */
  columns<Name extends keyof Row & string>(...names: readonly Name[] | readonly [readonly Name[]]): Table<Pick<Row, Name>>
  /** Rows as plain objects, generated as they are read: stopping to read stops the generation. @throws SynthError `validation_failed` */
  rows(range?: RowRange): AsyncGenerator<Row, void, undefined>
  /** The same rows in one array. */
  toArray(range?: RowRange): Promise<Row[]>
  /** One row by its number, counted from 0 like `offset`. @throws SynthError `selection_unknown` if there is no such row */
  row(number: number): Promise<Row>
  /** The table as a file, generated as it is read. @throws SynthError `validation_failed`, `format_unsuited` */
  stream(format: FileFormatName, options?: StreamOptions): ByteStream
  /**
   * Writes the table to the file `{table}.{format}` in a directory, which is created if it does not exist.
   * @throws SynthError `file_exists`, `write_failed`, `validation_failed`, `format_unsuited`
   */
  write(directory: string, options: WriteOptions & RowRange): Promise<WrittenFile>
}
