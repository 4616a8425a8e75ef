import type { FileFormatName } from './format-name.ts'
import type { FormatSettings } from './stream-options.ts'

/** Options of writing files. */
export type WriteOptions = FormatSettings & {
  readonly format: FileFormatName
  /** Whether existing files are replaced; default false: an existing file is an error. */
  readonly overwrite?: boolean | undefined
  /** Cancels the writing: incomplete files are removed. */
  readonly signal?: { readonly aborted: boolean; readonly reason?: unknown } | undefined
  /** Called after each part of a file, of about 1 MiB, is written. */
  readonly onProgress?: ((progress: WriteProgress) => void) | undefined
}

/** What is written of one file so far. */
export interface WriteProgress {
  /** The table; null for a file in addition to the tables. */
  readonly table: string | null
  /** Name of the file; absent where a table is not written as files. */
  readonly file?: string | undefined
  readonly rows: number
  readonly bytes: number
  /** True for a file that an earlier write completed and that stays as it is. */
  readonly isKept?: boolean | undefined
}

/** Options of writing several tables. */
export type WriteAllOptions = WriteOptions & {
  /** Names of the tables; default all. */
  readonly tables?: readonly string[] | undefined
  /**
   * Whether `manifest.json` is written last: the story or schema, the seed and versions, and each table with its columns and its file with
   * rows, bytes and SHA-256. Default false.
   */
  readonly manifest?: boolean | undefined
  /**
   * Whether a write of the same data set that did not end is continued: files with the recorded size and digest are kept, and if this
   * write fails, too. Implies `manifest`. Default false.
   */
  readonly resume?: boolean | undefined
  /**
   * Whether the rows are added that a place with fewer rows of the same data does not have. The rows that exist are compared first and are
   * never changed: if more rows would change them, nothing is written. Default false.
   */
  readonly append?: boolean | undefined
  /** Maximum rows of a file: tables are cut into equal parts `{table}/part-00007-of-00128.{format}`. */
  readonly splitRows?: number | undefined
  /** About the bytes of a file before compression; tables are cut in the same way. */
  readonly splitBytes?: number | undefined
  /**
   * Number of parts of every table, from 1 to 99,999, for processes that share the work without speaking with each other. Whoever completes
   * the last part writes `manifest.json` and `_SUCCESS`. Parts that are whole are kept.
   */
  readonly parts?: number | undefined
  /** The part that this call writes, from 0 to `parts` - 1; default all of them. */
  readonly part?: number | undefined
}

/** A written file. */
export interface WrittenFile {
  /** The table; null for a file in addition to the tables, such as `schema.sql`. */
  readonly table: string | null
  /** Path of the file: the given directory and the name. */
  readonly path: string
  readonly rows: number
  readonly bytes: number
}
