import type { FormatOptions } from '../formats/options.ts'

/** Which rows are asked for. */
export interface RowRange {
  /** Rows that are left out at the beginning; default 0. */
  readonly offset?: number | undefined
  /** The most rows; default all. */
  readonly limit?: number | undefined
}

/** How bytes are written: options of the format, as docs/formats.md lists them, and how the file is compressed. */
export type FormatSettings = { readonly [Name in keyof FormatOptions]?: FormatOptions[Name] | undefined } & {
  /** How the file is compressed; `zstd` where Node.js has it. Default not at all. */
  readonly coding?: 'gzip' | 'zstd' | undefined
}

/** What a stream of one table has. */
export type StreamOptions = RowRange & FormatSettings
