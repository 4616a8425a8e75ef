import type { FileFormatName } from './format-name.ts'
import type { FormatSettings } from './stream-options.ts'

/** How files are written. */
export type WriteOptions = FormatSettings & {
  readonly format: FileFormatName
  /** Whether files that are there already are replaced; default false: they are an error. */
  readonly overwrite?: boolean | undefined
  /** Gives the writing up: files that are not whole are removed. */
  readonly signal?: { readonly aborted: boolean; readonly reason?: unknown } | undefined
}

/** The same of several tables. */
export type WriteAllOptions = WriteOptions & {
  /** Names of the tables; default all. */
  readonly tables?: readonly string[] | undefined
}

/** A file that was written. */
export interface WrittenFile {
  /** The table; null for a file beside the tables, such as `schema.sql`. */
  readonly table: string | null
  /** Where it is: the directory as it was given, and the name. */
  readonly path: string
  readonly rows: number
  readonly bytes: number
}
