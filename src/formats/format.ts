import type { AnyDictionary, Dictionary, Layout, Vector } from '../vector.ts'
import type { ByteSink } from './byte-sink.ts'
import type { FormatOptions } from './options.ts'

/** The description of a table's written rows for a format, without hidden columns. */
export interface TableOutline<Words extends AnyDictionary = AnyDictionary> {
  readonly name: string
  /** Exact number of written rows. */
  readonly rows: number
  /** The written columns, in order. */
  readonly columns: readonly ColumnOutline<Words>[]
  /** Names of the columns of the primary key; none if it is empty or absent. */
  readonly primaryKey?: readonly string[]
}

/** The description of a column for the layout of a file, with the sizes of its dictionaries but not their words. */
export interface ColumnOutline<Words extends AnyDictionary = AnyDictionary> {
  readonly name: string
  readonly layout: Layout<Words>
  /** Whether values never decrease from row to row and are never null. */
  readonly ascending?: boolean
  /** Inclusive bounds of the values, in units of the layout; null or absent if unknown. */
  readonly range?: { readonly min: number; readonly max: number } | null
  /** The referenced column of another table; null or absent if it is not a reference. */
  readonly references?: { readonly table: string; readonly column: string } | null
}

/** The description of a column for a writer. */
export type WrittenColumn = ColumnOutline<Dictionary>

/** A section of a file, which is a sequence of sections. Numbers of tables and columns are indices into the outlines. */
export type Section =
  /** Literal text. */
  | { readonly type: 'text'; readonly text: string }
  /** All written rows of a table, for some of its columns; a table without rows has one empty block. */
  | { readonly type: 'rows'; readonly table: number; readonly columns: readonly number[] }
  /** Bytes after the rows of a table that depend on the facts of their blocks. */
  | { readonly type: 'tail'; readonly make: (blocks: readonly BlockFacts[]) => Uint8Array }

/** Rows of a section that are written together. */
export interface Block {
  /** Row number in the table of the first row. */
  readonly first: number
  readonly count: number
  /** Whether it is the first block of its section. */
  readonly opens: boolean
  /** Whether it is the last block of its section. */
  readonly closes: boolean
}

/** Facts that a writer reports about a block: a record of numbers for each column. Plain data that crosses threads. */
export type BlockFacts = readonly Readonly<Record<string, number>>[]

/** Writes blocks of rows of some columns; the part of a format that runs in the workers. */
export interface BlockWriter {
  /** Maximum bytes of a row. */
  readonly maxRowBytes: number
  /** Estimated bytes of a row; decides only the sizes of tasks. */
  readonly typicalRowBytes: number
  /** Rows of every block but the last, if the format fixes them. */
  readonly blockRows?: number
  /** Begins a block at the end of `sink`. One block is open at a time. */
  begin(block: Block, sink: ByteSink): OpenBlock
}

export interface OpenBlock {
  /** Writes the next `count` rows from one vector per column. */
  write(vectors: readonly Vector[], count: number): void
  /** Ends the block when all its rows are written. */
  end(): BlockFacts | null
}

/** A file whose byte offsets are known before any row is made. */
export interface Addressed {
  readonly length: number
  /** The parts of bytes [from, to), in order. */
  parts(from: number, to: number): Iterable<AddressedPart>
}

/** A range of a part of `of` bytes: `take` bytes from byte `skip` on. */
export interface Cut {
  readonly skip: number
  readonly take: number
  readonly of: number
}

export type AddressedPart =
  | { readonly type: 'bytes'; readonly bytes: Uint8Array }
  /** A block of rows with these columns, as indices of the outline. */
  | ({ readonly type: 'rows'; readonly columns: readonly number[]; readonly first: number; readonly count: number } & Cut)
  /** Entries [first, first + count) of the file's index, one per block. */
  | ({ readonly type: 'index'; readonly first: number; readonly count: number } & Cut)

/** Reads cells of an ascending column for any row numbers of its table, in units of the layout. */
export type CellReader = (column: number, rows: Float64Array) => ArrayLike<number>

/** One output format. A new format is a new file here plus one line in formats/index.ts. */
export interface Format {
  readonly name: string
  /** Its description in one sentence, for the docs. */
  readonly description: string
  /** The `content-type` of a file with these options. */
  mediaType(options: FormatOptions): string
  /** The media types, without parameters, that select it in `Accept`. */
  readonly accepts: readonly string[]
  /** File extensions without the dot, the usual one first; empty if it is not a file of one table. */
  readonly extensions: readonly string[]
  /** Whether a file holds all tables (`document`) or one table (`table`). */
  readonly scope: 'document' | 'table'
  /** Whether its files get no `content-encoding`, because they are already compressed or are read by ranges. */
  readonly isPacked: boolean
  /** Its options, with their defaults. */
  readonly defaults: Partial<FormatOptions>
  /** The sections of the file. With scope `table` there is exactly one outline. `meta` is plain JSON data. */
  sections(tables: readonly TableOutline[], meta: unknown, options: FormatOptions): readonly Section[]
  /** The writer of blocks of rows with these columns. @throws FormatError for data that the format cannot represent */
  compile(table: Pick<TableOutline, 'name'>, columns: readonly WrittenColumn[], options: FormatOptions): BlockWriter
  /** Additional files of an archive with these tables. */
  beside?(tables: readonly TableOutline[], options: FormatOptions): readonly { readonly name: string; readonly text: string }[]
  /** The file of a table by byte offsets; null if the offsets depend on the content of the rows. */
  address?(table: TableOutline, options: FormatOptions): Addressed | null
  /** Bytes of entries [first, first + count) of the index of such a file. */
  index?(table: TableOutline, options: FormatOptions, first: number, count: number, cells: CellReader): Uint8Array
}

/** The format cannot represent the data. The message names the data and a format that can represent it. */
export class FormatError extends Error {
  override readonly name = 'FormatError'
}
