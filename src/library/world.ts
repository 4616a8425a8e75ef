/// <reference lib="esnext.disposable" preserve="true" />
import type { ByteStream } from './byte-stream.ts'
import type { Explanation } from './explanation.ts'
import type { FormatName } from './format-name.ts'
import type { Row } from './row.ts'
import type { SchemaDocument } from './schema-document.ts'
import type { FormatSettings } from './stream-options.ts'
import type { Table } from './table.ts'
import type { TableInfo } from './table-info.ts'
import type { WriteAllOptions, WrittenFile } from './write-options.ts'

/** Related tables of a story or a schema, at one seed: planned, and made as far as they are read. */
export interface World<Tables extends object = Record<string, Row>> extends AsyncDisposable {
  /** The tables, parents before children. */
  readonly tables: readonly TableInfo[]
  readonly seed: number
  /** The version of this package: equal requests give equal bytes within a version. */
  readonly version: string
  /** What is generated, as a schema: `openSchema` of it, with the same seed, gives the same data. */
  readonly schema: SchemaDocument
  /** What the story was understood as; of a schema, which says itself what it is, without facts. */
  readonly explain: Explanation
  /** @throws SynthError `selection_unknown` */
  table<Name extends keyof Tables & string>(name: Name): Table<Tables[Name]>
  /** One row of a table by its number, counted from 0. @throws SynthError `selection_unknown` */
  row<Name extends keyof Tables & string>(table: Name, number: number): Promise<Tables[Name]>
  /**
   * All tables as one document, or of a format that makes files as a ZIP of one for each table.
   * @throws SynthError `validation_failed`, `format_unsuited`
   */
  stream(format: FormatName, options?: FormatSettings): ByteStream
  /**
   * Writes tables as files `{table}.{format}` into a directory, which is made if it is not there. A file has its name when all of them are whole and
   * on the disk; before it is called `{name}.part`.
   * @returns the files in the order of the tables
   * @throws SynthError `file_exists`, `write_failed`, `selection_unknown`, `validation_failed`, `format_unsuited`
   */
  write(directory: string, options: WriteAllOptions): Promise<readonly WrittenFile[]>
  /** Ends the threads, and what is being read or written. Closing twice is harmless. */
  close(): Promise<void>
}
