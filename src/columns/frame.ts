import type { SiteKey } from '../random/site.ts'
import type { Vector } from '../vector.ts'

/** Rows of one table, counted from 0: `first, first + 1, …` or, if `list` is given, its first `count` numbers. */
export interface Rows {
  readonly first: number
  readonly count: number
  readonly list: Float64Array | null
}

/** Rows whose columns can be read. */
export interface Columns {
  /** The vector of column `index` of the table. */
  column(index: number): Vector
}

/**
 * Rows of one table, evaluated with one seed. Columns are evaluated on demand, each once.
 * All arrays of a frame are scratch: valid until its rows are encoded, and possibly longer than `count`.
 */
export interface Frame extends Columns {
  readonly rows: Rows
  readonly count: number
  /** One draw (32 random bits) per row for the site `site` of this table, see `CompileContext.site`. */
  draw(site: number): Uint32Array
  /** One draw for each of the row numbers `rows` of any table; rows with equal numbers get equal draws. */
  drawAt(site: number, rows: Float64Array): Uint32Array
  /** The key of a site, for `permute`. */
  siteKey(site: number): SiteKey
  /** Calls `read` with `cells` as the values of column `index`, whose evaluation has not ended. */
  given<Result>(index: number, cells: Vector, read: () => Result): Result
  /** The rows referenced by the foreign key in column `index`, one for each row. */
  parent(index: number): Columns
  /** Other rows of the same table: the first `count` numbers of `list`, which must outlive the frame. */
  at(list: Float64Array, count: number): Frame
  /** Rows of `table` by number, from 1, one for each row; where `nulls` is 1, the number is undefined. */
  referred(table: number, numbers: Float64Array, nulls: Uint8Array | null): Columns
  /** The owner of each row; the rows of the table must be owned or recur. */
  owner(): Owner
  /** The owner of each row, and the number of its siblings; the rows of the table must be owned. */
  siblings(): Siblings
  /** The owner of each row, and its day; the rows of the table must recur. */
  occurrences(): Occurrences
  /**
   * Visits the rows of `table` that these rows own, parent by parent: all at once, or in chunks if there are many. There is at least one
   * visit, possibly without rows. Scratch arrays of this frame that are taken in the first visit stay valid; those of later visits are
   * freed.
   */
  eachChunk(table: number, visit: (children: Children) => void): void
  /** How each row recurs in `table`, which holds its occurrences. */
  lives(table: number): Lives
  /**
   * First row and number of rows of `table` that belong to each row of `ancestor`: its owner (default), the owner's owner, and so on. All
   * tables from `table` to `ancestor` have owned, not recurring rows. If there are several levels, each row must own at least one row.
   */
  ranges(table: number, ancestorRows: Float64Array, ancestor?: number): Ranges
  /** Rows of `table` that exist at the start of day `day` (days since 1970-01-01), at least 1. */
  existingBefore(table: number, day: number): number
  /** Row numbers of this frame. */
  rowNumbers(): Float64Array
  /** Runs `work` and frees the scratch that it took. It must not read columns that were not read before. */
  releasing(work: () => void): void
  /** Scratch of at least `count` elements, not zeroed. */
  float64(): Float64Array
  int32(): Int32Array
  uint8(): Uint8Array
}

/** The owner of each child row. */
export interface Owner {
  readonly rows: Float64Array
  /** The position of the child among its siblings, from 0; of an occurrence, its number. */
  readonly places: Int32Array
}

export interface Siblings extends Owner {
  /** Number of children of the owner. */
  readonly counts: Int32Array
}

export interface Occurrences extends Owner {
  /** The day of the occurrence, in days since 1970-01-01. */
  readonly days: Int32Array
}

/** Consecutive rows of a table that are owned by rows of a frame. */
export interface Children {
  readonly frame: Frame
  /** The number of the frame's rows that belong to each of the parent rows [from, to), in order. */
  readonly counts: Int32Array
  readonly from: number
  readonly to: number
}

/** The occurrences of each parent row. */
export interface Lives {
  readonly occurrences: Int32Array
  /** Maximum number of occurrences by the plan's "today". */
  readonly possible: Int32Array
  /** The day of the last occurrence, -1 for none. */
  readonly lastDays: Int32Array
  /** A unique number for each row, from 0; rows that recur as early as possible come first. */
  readonly numbers: Float64Array
  /** 1 if the row has ended, possibly before its first occurrence, else 0. */
  readonly ended: Int32Array
}

export interface Ranges {
  readonly starts: Float64Array
  readonly counts: Float64Array
}
