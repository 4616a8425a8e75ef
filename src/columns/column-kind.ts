import type { Static, TObject } from 'typebox'
import type { Dictionary, Layout, Vector } from '../vector.ts'

/** Some rows of one table: `first, first + 1, …` or, when `list` is given, its first `count` numbers. Rows count from 0. */
export interface Rows {
  readonly first: number
  readonly count: number
  readonly list: Float64Array | null
}

/**
 * Some rows of one table under evaluation with one seed. Columns are evaluated on demand, each once.
 * Everything a frame hands out is scratch: valid until the rows in hand are encoded, longer than `count` where that is cheaper.
 */
export interface Frame {
  readonly rows: Rows
  readonly count: number
  /** One 32-bit word a row for the site `site` of this table, see `CompileContext.site`. */
  draw(site: number): Uint32Array
  /** 64 bits of key that belong to the site as a whole, for `permute`. */
  key(site: number): SiteKey
  /** The vector of column `index` of this table. */
  column(index: number): Vector
  /** The rows of the parent table that the foreign key in column `index` points at, one for each of these rows. */
  parent(index: number): Frame
  /** The child rows of each of these rows, for a table that is owned by this one: they stand one after another in row order. */
  children(table: number): Children
  /** Row numbers of this frame as doubles. */
  rowNumbers(): Float64Array
  /** Scratch of at least `count` elements, not zeroed. */
  float64(): Float64Array
  int32(): Int32Array
  uint8(): Uint8Array
  /** Another frame of `table`, for relations that reach rows by arithmetic. */
  at(table: number, rows: Rows): Frame
}

export interface SiteKey {
  readonly high: number
  readonly low: number
}

export interface Children {
  readonly frame: Frame
  /** How many of the frame's rows belong to each parent row, in order. */
  readonly counts: Int32Array
}

/** A column as others see it while a plan is compiled. */
export interface ColumnRef {
  readonly index: number
  readonly layout: Layout
}

/** A table as columns see it while a plan is compiled. */
export interface TableRef {
  readonly index: number
  readonly name: string
  /** Exact. */
  readonly rows: number
  /** Compiles the column if need be; a cycle throws. */
  column(name: string): ColumnRef
  /** The parameters that `resolve` left for the column; the kind is told apart by `kind`. */
  params(name: string): { readonly kind: string; readonly [param: string]: unknown }
}

export interface CompileContext {
  readonly table: TableRef
  /** Days since 1970-01-01 of the plan's "today". */
  readonly referenceDay: number
  tableNamed(name: string): TableRef
  /** A stream of words of its own for this column. `lane` tells several streams of one column apart. */
  site(lane?: string): number
  /** The words of a named list that came with the plan. */
  dictionary(name: string): Dictionary
  /** Names of all lists that came with the plan are known to `resolve`. */
}

export interface CompiledColumn {
  readonly layout: Layout
  /** Pure: the same rows and seed give the same cells, whatever the range they are asked in. */
  readonly fill: (frame: Frame) => Vector
}

/** One way to generate a column. A new kind is a new file here plus one line in columns/index.ts. */
export interface ColumnKind<Params extends TObject = TObject> {
  readonly name: string
  /** What it makes, in one sentence, for the docs. */
  readonly description: string
  /** The parameters beside `name`, `kind` and `hidden`; every property has a description. */
  readonly params: Params
  /** Builds what every range of rows shares (tables of weights, quantiles). May assume that `params` are valid and complete. */
  compile(params: Static<Params>, context: CompileContext): CompiledColumn
}

/** Ties the type of the parameters to the code, then forgets it, so that kinds of different parameters fit one registry. */
export function defineColumnKind<Params extends TObject>(kind: ColumnKind<Params>): ColumnKind {
  return kind as unknown as ColumnKind
}
