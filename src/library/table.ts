import type { ByteStream } from './byte-stream.ts'
import type { FileFormatName } from './format-name.ts'
import type { RowRange, StreamOptions } from './stream-options.ts'
import type { TableInfo } from './table-info.ts'
import type { WriteOptions, WrittenFile } from './write-options.ts'

/** A table of a world. Rows are made when they are asked for, any range of them as quickly as the first ones. */
export interface Table<Row> extends AsyncIterable<Row> {
  readonly info: TableInfo
  /**
   * The same table with these columns only, in this order; others are not made.
   * @throws SynthError `selection_unknown`, `validation_failed`
   */
  columns<Name extends keyof Row & string>(...names: readonly Name[] | readonly [readonly Name[]]): Table<Pick<Row, Name>>
  /** Rows as plain objects, made while they are read: who stops reading stops the work. @throws SynthError `validation_failed` */
  rows(range?: RowRange): AsyncGenerator<Row, void, undefined>
  /** The same rows in one array. */
  toArray(range?: RowRange): Promise<Row[]>
  /** One row by its number, counted from 0 as `offset` does. @throws SynthError `selection_unknown` for a row that is not there */
  row(number: number): Promise<Row>
  /** The table as a file, made while it is read. @throws SynthError `validation_failed`, `format_unsuited` */
  stream(format: FileFormatName, options?: StreamOptions): ByteStream
  /**
   * Writes the table as the file `{table}.{format}` into a directory, which is made if it is not there.
   * @throws SynthError `file_exists`, `write_failed`, `validation_failed`, `format_unsuited`
   */
  write(directory: string, options: WriteOptions): Promise<WrittenFile>
}
