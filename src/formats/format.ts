import type { AnyDictionary, Dictionary, Layout, Vector } from '../vector.ts'
import type { ByteSink } from './byte-sink.ts'
import type { FormatOptions } from './options.ts'

/** What a format needs to know of the rows of one table that are written. Hidden columns are not in it. */
export interface TableOutline<Words extends AnyDictionary = AnyDictionary> {
  readonly name: string
  /** Rows that are written, exact. */
  readonly rows: number
  /** The columns that are written, in order. */
  readonly columns: readonly ColumnOutline<Words>[]
  /** Names of the columns of the primary key; none when it is empty or absent. */
  readonly primaryKey?: readonly string[]
}

/** A column as a file is laid out by it: of its dictionaries the sizes are enough. */
export interface ColumnOutline<Words extends AnyDictionary = AnyDictionary> {
  readonly name: string
  readonly layout: Layout<Words>
  /** Whether no value is smaller than the one of the row before, and none is null. */
  readonly ascending?: boolean
  /** Bounds, both included, in units of the layout, that no value is outside of; null or absent where they are not known. */
  readonly range?: { readonly min: number; readonly max: number } | null
  /** The column of another table whose values it repeats; null or absent where it is no reference. */
  readonly references?: { readonly table: string; readonly column: string } | null
}

/** A column as it is written. */
export type WrittenColumn = ColumnOutline<Dictionary>

/** A file is a sequence of sections. Places are indices into the outlines that the sections are made of. */
export type Section =
  /** Text as it stands. */
  | { readonly type: 'text'; readonly text: string }
  /** All rows that are written of a table, for some of its columns; a table without rows has one empty block. */
  | { readonly type: 'rows'; readonly table: number; readonly columns: readonly number[] }
  /** What stands behind the rows of a table and follows from the facts of their blocks. */
  | { readonly type: 'tail'; readonly make: (blocks: readonly BlockFacts[]) => Uint8Array }

/** Rows of a section that are written in one piece. */
export interface Block {
  /** Row number in the table of the first row. */
  readonly first: number
  readonly count: number
  /** Whether it is the first block of its section. */
  readonly opens: boolean
  /** Whether it is the last. */
  readonly closes: boolean
}

/** What a writer tells of a block that it has written, one record of numbers a column; plain data that crosses threads. */
export type BlockFacts = readonly Readonly<Record<string, number>>[]

/** Writes blocks of rows of some columns: the half of a format that runs in the workers. */
export interface BlockWriter {
  /** The most bytes one row can take. */
  readonly maxRowBytes: number
  /** About the bytes one row takes; only the sizes of tasks depend on it. */
  readonly typicalRowBytes: number
  /** Rows of every block but the last one, where the format sets them. */
  readonly blockRows?: number
  /** Begins a block at the end of `sink`. One block is open at a time. */
  begin(block: Block, sink: ByteSink): OpenBlock
}

export interface OpenBlock {
  /** Takes the next `count` rows: one vector for each column, row `i` of the block's at index `i`. */
  write(vectors: readonly Vector[], count: number): void
  /** Ends the block when all its rows are written. */
  end(): BlockFacts | null
}

/** A file whose every byte has a place before any row is made. */
export interface Addressed {
  readonly length: number
  /** The parts that bytes [from, to) are made of, in order. */
  parts(from: number, to: number): Iterable<AddressedPart>
}

/** `take` bytes from byte `skip` on of what is made. */
export interface Cut {
  readonly skip: number
  readonly take: number
}

export type AddressedPart =
  | { readonly type: 'bytes'; readonly bytes: Uint8Array }
  /** A block of rows of the columns with these places in the outline. */
  | ({ readonly type: 'rows'; readonly columns: readonly number[]; readonly first: number; readonly count: number } & Cut)
  /** Entries [first, first + count) of the file's index, one a block. */
  | ({ readonly type: 'index'; readonly first: number; readonly count: number } & Cut)

/** Cells of a column that is ascending, at any row numbers of its table; in units of the layout. */
export type CellReader = (column: number, rows: Float64Array) => ArrayLike<number>

/** One output format. A new format is a new file here plus one line in formats/index.ts. */
export interface Format {
  readonly name: string
  /** What it is, in one sentence, for the docs. */
  readonly description: string
  /** The `content-type` of a file with these options. */
  mediaType(options: FormatOptions): string
  /** The media types, without parameters, by which `Accept` asks for it. */
  readonly accepts: readonly string[]
  /** Endings of its file names, without the point, the usual one first; empty for what is no file of one table. */
  readonly extensions: readonly string[]
  /** Whether all tables are one document, or each table is a file. */
  readonly scope: 'document' | 'table'
  /** Whether its files are compressed already, or are read at any place: they get no `content-encoding`. */
  readonly isPacked: boolean
  /** The options that it takes, with their defaults. */
  readonly defaults: Partial<FormatOptions>
  /** The file around and between the rows; of scope `table` there is one outline. `meta` is plain JSON data. */
  sections(tables: readonly TableOutline[], meta: unknown, options: FormatOptions): readonly Section[]
  /** The writer of blocks of rows of a table that have these columns. @throws FormatError for what the format cannot hold */
  compile(table: Pick<TableOutline, 'name'>, columns: readonly WrittenColumn[], options: FormatOptions): BlockWriter
  /** Files that stand beside those of these tables in an archive. */
  beside?(tables: readonly TableOutline[], options: FormatOptions): readonly { readonly name: string; readonly text: string }[]
  /** The file of a table by its places; null where places depend on the rows. */
  address?(table: TableOutline, options: FormatOptions): Addressed | null
  /** Bytes of entries [first, first + count) of the index of such a file. */
  index?(table: TableOutline, options: FormatOptions, first: number, count: number, cells: CellReader): Uint8Array
}

/** The data holds something that a format cannot; the message says what, and which format can. */
export class FormatError extends Error {
  override readonly name = 'FormatError'
}
