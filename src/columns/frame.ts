import type { SiteKey } from '../random/site.ts'
import type { Vector } from '../vector.ts'

/** Some rows of one table, counted from 0: `first, first + 1, …` or, when `list` is given, its first `count` numbers. */
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
 * Some rows of one table under evaluation with one seed. Columns are evaluated on demand, each once.
 * Everything a frame hands out is scratch: valid until the rows in hand are encoded, and longer than `count` where that is cheaper.
 */
export interface Frame extends Columns {
  readonly rows: Rows
  readonly count: number
  /** One 32-bit word a row for the site `site` of this table, see `CompileContext.site`. */
  draw(site: number): Uint32Array
  /** One 32-bit word for each of the row numbers `rows` of any table; rows with equal numbers get equal words. */
  drawAt(site: number, rows: Float64Array): Uint32Array
  /** The key of a site as a whole, for `permute`. */
  key(site: number): SiteKey
  /** What `read` comes to with `cells` for column `index`, which is still being made. */
  given<Result>(index: number, cells: Vector, read: () => Result): Result
  /** The rows of the parent table that the foreign key in column `index` points at, one for each of these rows. */
  parent(index: number): Columns
  /** Other rows of the same table: the first `count` numbers of `list`, which must outlive the frame. */
  at(list: Float64Array, count: number): Frame
  /** Rows of `table` by their numbers, counted from 1, one for each of these rows; where `nulls` is 1 the number means nothing. */
  referred(table: number, numbers: Float64Array, nulls: Uint8Array | null): Columns
  /** Who owns each of these rows; the table has an owner. */
  owner(): Owner
  /**
   * Visits the rows of `table` that these rows own, parent by parent: all at once, or in chunks where they are many. At least one visit, perhaps of no rows.
   * What the first visit takes of this frame's scratch stays, what later ones take is taken back.
   */
  eachChunk(table: number, visit: (children: Children) => void): void
  /** How often each of these rows recurs in `table`, which holds its occurrences. */
  lives(table: number): Lives
  /**
   * First row and number of rows of `table` that belong to each of these rows of table `ancestor`: its owner (default), the owner's owner, and so on.
   * All tables on the way are owned, not recurring; where there are several, each row owns one row at least.
   */
  ranges(table: number, ancestorRows: Float64Array, ancestor?: number): Ranges
  /** Rows of `table` that exist at the start of day `day` (days since 1970-01-01), at least 1. */
  existingBefore(table: number, day: number): number
  /** Row numbers of this frame. */
  rowNumbers(): Float64Array
  /** Scratch of at least `count` elements, not zeroed. */
  float64(): Float64Array
  int32(): Int32Array
  uint8(): Uint8Array
}

/** The owner of each child row. */
export interface Owner {
  readonly rows: Float64Array
  /** The child's place among its siblings, from 0. */
  readonly places: Int32Array
  /** Children of the owner, this one included; of a recurring table: the day of the occurrence. */
  readonly siblings: Int32Array
}

/** Rows that follow one another among those that some rows own. */
export interface Children {
  readonly frame: Frame
  /** How many of the frame's rows belong to each of the parent rows [from, to), in order. */
  readonly counts: Int32Array
  readonly from: number
  readonly to: number
}

/** The occurrences of each parent row. */
export interface Lives {
  readonly occurrences: Int32Array
  /** How many there could be by the plan's "today". */
  readonly possible: Int32Array
  /** The day of the last one, -1 for none. */
  readonly lastDays: Int32Array
  /** A number of its own for each row, from 0: those that recur as soon as they can come first. */
  readonly numbers: Float64Array
  /** 1 where it has ended, perhaps before it occurred, else 0. */
  readonly ended: Int32Array
}

export interface Ranges {
  readonly starts: Float64Array
  readonly counts: Float64Array
}
