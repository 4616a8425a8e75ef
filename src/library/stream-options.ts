import type { FormatOptions } from '../formats/options.ts'

/** A range of rows. */
export interface RowRange {
  /** Rows to skip at the beginning; default 0. */
  readonly offset?: number | undefined
  /** Maximum number of rows; default all. */
  readonly limit?: number | undefined
}

/** The options of a format, as docs/formats.md lists them, and the compression of the file. */
export type FormatSettings = { readonly [Name in keyof FormatOptions]?: FormatOptions[Name] | undefined } & {
  /** The compression of the file; `zstd` where Node.js supports it. Default none. */
  readonly coding?: 'gzip' | 'zstd' | undefined
}

/** Options of a stream of one table. */
export type StreamOptions = RowRange & FormatSettings
