import type { BlockFacts } from '../formats/format.ts'
import type { FormatOptions } from '../formats/options.ts'

/** Consecutive bytes of a response, made by a worker. Crosses threads by structured clone. */
export interface Task {
  readonly plan: SharedPlan
  /** Any safe integer. */
  readonly seed: number
  /** The format's name. */
  readonly format: string
  readonly options: FormatOptions
  readonly items: readonly TaskItem[]
  /** The coding of the bytes; null for none. */
  readonly coding: TaskCoding | null
  /** Tasks of a response with the same number share rows that a thread keeps, so one thread should run them all; null for any thread. */
  readonly affinity: number | null
  /** Estimated bytes before encoding; decides the size of the first buffer and the tasks in flight, but no bytes. */
  readonly estimatedBytes: number
}

export interface TaskCoding {
  /** Name of a coding. */
  readonly name: string
  /** Whether the result also has the unencoded bytes. */
  readonly keepsPlain: boolean
}

export type TaskItem =
  | { readonly type: 'text'; readonly text: string }
  | RowsItem
  /** Entries [first, first + count) of the index of a file with rows [offset, offset + rows) and the given columns of a table. */
  | {
      readonly type: 'index'
      readonly table: number
      readonly columns: readonly number[]
      readonly offset: number
      readonly rows: number
      readonly first: number
      readonly count: number
    }

/** A block: rows [first, first + count) and the given columns of `plan.tables[table]`. */
export interface RowsItem {
  readonly type: 'rows'
  readonly table: number
  readonly columns: readonly number[]
  readonly first: number
  readonly count: number
  /** Whether it is the first and the last block of its section. */
  readonly opens: boolean
  readonly closes: boolean
  /** Whether it checks the table's constraints: only once for rows that occur in several sections. */
  readonly checked: boolean
  /** All columns that the file writes of these rows, if they occur in several sections; else null. */
  readonly written: readonly number[] | null
}

/** A plan in shared memory; each worker compiles it once and caches it by `id`. */
export interface SharedPlan {
  /** A digest: equal ids are equal plans. */
  readonly id: string
  /** The plan as UTF-8 JSON. */
  readonly json: SharedArrayBuffer
  /** The reference lists that the plan names, each as UTF-8 JSON. */
  readonly lists: Readonly<Record<string, SharedArrayBuffer>>
}

/** The result of a task: bytes [start, end) of `buffer`. */
export interface TaskResult {
  readonly buffer: ArrayBuffer
  readonly start: number
  readonly end: number
  /** The facts that the format reports for each block, in order, if any. */
  readonly blocks: readonly BlockFacts[]
  /** For encoded results: CRC-32 and number of the unencoded bytes, and if the task keeps them, bytes [0, bytes) of `buffer`. */
  readonly plain: { readonly crc: number; readonly bytes: number; readonly buffer: ArrayBuffer | null } | null
}
