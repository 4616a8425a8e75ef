import type { WriteProgress } from '../../library/write-options.ts'
import type { LoadTable } from './load-table.ts'

/** What becomes of the tables: they are created, emptied first, or get more rows. */
export type LoadMode = 'create' | 'truncate' | 'append'

export interface LoadOptions {
  readonly mode: LoadMode
  /** Whether `create` replaces tables that exist. */
  readonly overwrite: boolean
  readonly signal: AbortSignal
  readonly onProgress: (progress: WriteProgress) => void
}

/** What is added to the whole numbers of columns, by name of the column. */
export type Shifts = ReadonlyMap<string, number>

/** The names of a table's columns in the database; null if there is no such table. */
export type FoundColumns = ReadonlySet<string> | null

/**
 * A load into a database: all of it is kept by `commit`, or nothing. Calls follow one another: `columnsOf`; `create`, `empty` or `lock`;
 * `write` of every table, parents before children; `finish`; `commit`. Every call may fail with an error of the database.
 */
export interface Database {
  columnsOf(table: string): Promise<FoundColumns>
  /** Creates the tables. Those that exist are replaced; without any, a table that another connection creates meanwhile is an error. */
  create(tables: readonly LoadTable[], existing: readonly string[]): Promise<void>
  /** Removes all rows of tables that exist. */
  empty(tables: readonly LoadTable[]): Promise<void>
  /** Keeps other connections from adding rows to tables that exist, where that is possible. */
  lock(tables: readonly LoadTable[]): Promise<void>
  /** The largest value of a whole number column; 0 for a table without rows. */
  largest(table: string, column: string): Promise<number>
  write(table: LoadTable, shifts: Shifts): Promise<void>
  /** Adds keys and references, checks them, and lets the database number the next rows after those that there are. */
  finish(tables: readonly LoadTable[]): Promise<void>
  /** Keeps the load and disconnects. */
  commit(): Promise<void>
  /** Undoes the load and disconnects. */
  abort(): Promise<void>
}
