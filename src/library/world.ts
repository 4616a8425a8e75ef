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

/** The related tables of a story or a schema at one seed: planned, and generated as they are read. */
export interface World<Tables extends object = Record<string, Row>> extends AsyncDisposable {
  /** The tables, parents before children. */
  readonly tables: readonly TableInfo[]
  readonly seed: number
  /** The version of this package: within a version, equal requests give equal bytes. */
  readonly version: string
  /** The schema of the data: `openSchema` with it and the same seed gives the same data. */
  readonly schema: SchemaDocument
  /** How the story is understood; for a schema, an explanation without facts. */
  readonly explain: Explanation
  /** @throws SynthError `selection_unknown` */
  table<Name extends keyof Tables & string>(name: Name): Table<Tables[Name]>
  /** One row of a table by its number, counted from 0. @throws SynthError `selection_unknown` */
  row<Name extends keyof Tables & string>(table: Name, number: number): Promise<Tables[Name]>
  /**
   * All tables as one document; for a format with one file per table, as a ZIP of these files.
   * @throws SynthError `validation_failed`, `format_unsuited`
   */
  stream(format: FormatName, options?: FormatSettings): ByteStream
  /**
   * Writes tables to files `{table}.{format}` in a directory, which is created if it does not exist. Each file is called `{name}.part`
   * until all files are complete and on the disk.
   * @returns the files in the order of the tables
   * @throws SynthError `file_exists`, `write_failed`, `selection_unknown`, `validation_failed`, `format_unsuited`
   */
  write(directory: string, options: WriteAllOptions): Promise<readonly WrittenFile[]>
  /** Ends the threads, and cancels running reads and writes. May be called more than once. */
  close(): Promise<void>
}
