import type { BlockFacts } from '../formats/format.ts'
import type { FormatOptions } from '../formats/options.ts'

/** A piece of a response that a worker writes: bytes that stand one after another. Crosses threads by structured clone. */
export interface Task {
  readonly plan: SharedPlan
  /** Any safe integer. */
  readonly seed: number
  /** The format's name. */
  readonly format: string
  readonly options: FormatOptions
  readonly pieces: readonly Piece[]
  /** The coding that the bytes get; null for none. */
  readonly coding: TaskCoding | null
  /** Tasks of one response with the same number read much that a thread keeps, so that one thread had best make them all; null where it does not matter. */
  readonly affinity: number | null
  /** About how many bytes it comes to before they are coded: the size of a first buffer and what may be in flight depend on it, no byte does. */
  readonly estimatedBytes: number
}

export interface TaskCoding {
  /** Name of a coding. */
  readonly name: string
  /** Whether the result has the bytes as they were before they were coded, too. */
  readonly keepsPlain: boolean
}

export type Piece =
  | { readonly type: 'text'; readonly text: string }
  | RowsPiece
  /** Entries [first, first + count) of the index of a file that has rows [offset, offset + rows) of a table, of its columns with these indices. */
  | {
      readonly type: 'index'
      readonly table: number
      readonly columns: readonly number[]
      readonly offset: number
      readonly rows: number
      readonly first: number
      readonly count: number
    }

/** A block: rows [first, first + count) of `plan.tables[table]`, of its columns with these indices. */
export interface RowsPiece {
  readonly type: 'rows'
  readonly table: number
  readonly columns: readonly number[]
  readonly first: number
  readonly count: number
  /** Whether it is the first block of its section of the file, and whether it is the last. */
  readonly opens: boolean
  readonly closes: boolean
  /** Whether its rows are held to the table's constraints: once, where a file comes back to them for other columns. */
  readonly checked: boolean
  /** All columns that the file writes of these rows, where it comes back to them for others; null where it does not. */
  readonly written: readonly number[] | null
}

/** A plan as workers get it: handles to shared memory, read and compiled once a worker, then found by `key`. */
export interface SharedPlan {
  /** Equal keys are equal plans. */
  readonly key: string
  /** The plan as UTF-8 JSON. */
  readonly json: SharedArrayBuffer
  /** The reference lists that the plan names, each as UTF-8 JSON. */
  readonly lists: Readonly<Record<string, SharedArrayBuffer>>
}

/** What a task came to: bytes [start, end) of `buffer`. */
export interface TaskResult {
  readonly buffer: ArrayBuffer
  readonly start: number
  readonly end: number
  /** What the format tells of each of its blocks, in order, where it tells anything. */
  readonly blocks: readonly BlockFacts[]
  /** Of coded bytes: the CRC-32 and the number of those before they were coded, and where the task keeps them, bytes [0, bytes) of `buffer`. */
  readonly plain: { readonly crc: number; readonly bytes: number; readonly buffer: ArrayBuffer | null } | null
}
