import type { Static, TObject } from 'typebox'
import type { ReferenceList } from '../lexicon/reference-list.ts'
import type { ExactShares } from '../relations/exact-shares.ts'
import type { OwnershipRows } from '../schema/rows.ts'
import type { Timeline } from '../time/timeline.ts'
import type { Layout, Vector } from '../vector.ts'
import type { Frame } from './frame.ts'

export type { Children, Columns, Frame, Lives, Owner, Ranges, Rows } from './frame.ts'

/** A column as others see it while a plan is compiled. */
export interface ColumnRef extends Pick<CompiledColumn, 'reference' | 'distinct' | 'groups' | 'exact' | 'touched' | 'lanes'> {
  readonly name: string
  readonly index: number
  readonly layout: Layout
  /** The kind's name and parameters. */
  readonly params: ColumnParams
  /** Of a foreign key: the table that it points into. */
  readonly target: TableRef | null
  /** Of a number, a day or a moment: between what its values are; null when that is not known. */
  readonly range: ValueRange | null
  /** Whether it is the key of the row's owner. */
  readonly isOwnerKey: boolean
}

/** Bounds, both included, in units of the layout: of a column of scale 2, 150 is 1.50; days or seconds since 1970 of dates and timestamps. */
export interface ValueRange {
  readonly min: number
  readonly max: number
}

export interface ColumnParams {
  readonly kind: string
  readonly [param: string]: unknown
}

/** A table as columns see it while a plan is compiled. */
export interface TableRef {
  readonly index: number
  readonly name: string
  /** Exact. */
  readonly rows: number
  /** How its rows belong to those of another table, if they do. */
  readonly ownership: OwnershipRows | null
  /** When its rows come to be, of a table that has a time-ordered column, or whose rows recur. */
  readonly timeline: Timeline | null
  /** The most rows that one row of its owner has; 1 where it has no owner. */
  mostSiblings(): number
  /** Compiles the column if need be; an unknown name or a cycle throws. */
  column(name: string): ColumnRef
  /**
   * What its rows are called by: the primary key where that is one column, else the first sequence.
   * @throws SchemaError when there is neither
   */
  key(): ColumnRef
  /** The first column of kind owner_key; null when there is none. */
  ownerKey(): ColumnRef | null
  /** The same table for what is read by `Frame.at`, of up to `rows` rows for each row in hand. */
  others(rows: number): TableRef
}

export interface CompileContext {
  readonly table: TableRef
  /** The name of the column being compiled. */
  readonly column: string
  /** Days since 1970-01-01 of the plan's "today". */
  readonly referenceDay: number
  tableNamed(name: string): TableRef
  /** A stream of words of its own for this column. `lane` tells several streams of one column apart. */
  site(lane?: string): number
  /** A reference list that came with the plan. */
  list(name: string): ReferenceList
  /** Compiles the column without a name that parameter `param` holds: the value of a conditional. */
  inner(params: ColumnParams, param: string): CompiledColumn
}

export interface CompiledColumn {
  readonly layout: Layout
  /** Pure: the same rows and seed give the same cells, whatever the range they are asked in. */
  readonly fill: (frame: Frame) => Vector
  /** Of a foreign key: the rows that it points at. */
  readonly reference?: Reference | undefined
  /** Whether the foreign key is that of the row's owner, so that neighbours refer to the same row or to neighbours. */
  readonly isOwnerKey?: boolean
  /** Of a column whose values can be numbered: how to take the value that a number says. */
  readonly choices?: Choices | undefined
  /** Of a number, a day or a moment: bounds that no value is outside of, nulls aside. Formulas refuse arithmetic that may leave ±2^53. */
  readonly range?: ValueRange | undefined
  /** Whether no value is smaller than the one of the row before, nulls aside. */
  readonly ascending?: boolean
  /** Whether no two rows of the table, or no two of one owner's, have the same value; nulls do not count. */
  readonly distinct?: 'table' | 'siblings' | undefined
  /** Of a column that tells which of the rows with its value a row is. */
  readonly groups?: Groups | undefined
  /** Of a foreign key that was to be distinct among siblings, and is not sure to be: why. */
  readonly repeats?: string | undefined
  /** Of a lookup: the index of the foreign key, and that of the column which is copied. */
  readonly copied?: { readonly through: number; readonly column: number } | undefined
  /** Of a column of words that so many rows have exactly: which rows those are. */
  readonly exact?: ExactWords | undefined
  /** What outcomes have done to some rows of the column, by type of outcome. */
  readonly touched?: Readonly<Record<string, TouchedRows>> | undefined
  /** Of a column that is evaluated, with all that it reads, for other rows of its table by `Frame.at`: which those are. */
  readonly others?: OtherRows | undefined
  /** Lanes of a text beyond those that its layout knows are for other columns to read: how many there are in all. */
  readonly lanes?: number | undefined
}

/** Rows of a table that a column names. */
export interface Reference {
  /** The table's index. */
  readonly table: number
  /** The lane with the numbers of the rows, counted from 1; other lanes hold what the rows are called by. */
  readonly lane: number
}

/** Rows of a table that are evaluated for one of them: `rows` at most, of `within` neighbours. */
export interface OtherRows {
  readonly rows: number
  readonly within: number
}

/** Words that exactly so many rows have, and which rows: code 0 of `shares` is the first word. */
export interface ExactWords {
  readonly words: readonly string[]
  readonly shares: ExactShares
  /** The site whose key decides. */
  readonly site: number
}

/** The rows that an outcome has changed, numbered from 0. */
export interface TouchedRows {
  readonly before: CompiledColumn
  /** Fills `out` with the rows that have the numbers `numbers[0..count)`; `frame` may be one of any table. */
  readonly fill: (frame: Frame, numbers: Float64Array, count: number, out: Float64Array) => void
  /** Of copies: the rows that they copy. */
  readonly fillSources?: TouchedRows['fill']
}

/** Rows that have the same value of a column, and no row with another: the rows of an owner, of a day. */
export interface Groups {
  /** Whether a group is all rows of one owner. */
  readonly areSiblings: boolean
  /** The most rows of a group, or more. */
  readonly most: () => number
  /** For each row: a number of its group's own, and its place in the group, from 0. */
  readonly fill: (frame: Frame, groups: Float64Array, places: Float64Array) => void
}

/** The values of a column, numbered from 0, each of them once. */
export interface Choices {
  readonly size: number
  /** The cells with the numbers `places`, one a row, whole numbers from 0 to size - 1. */
  readonly fill: (frame: Frame, places: Float64Array) => Vector
}

/** A column without a name inside the parameters of another one. */
export interface InnerColumn {
  readonly pointer: string
  readonly column: ColumnParams
}

/** Kinds that belong together in the docs. */
export type ColumnGroup = 'keys' | 'numbers' | 'words' | 'people' | 'time' | 'conditions' | 'derived' | 'other'

/** One way to generate a column. A new kind is a new file here plus one line in columns/index.ts. */
export interface ColumnKind<Params extends TObject = TObject> {
  readonly name: string
  /** What it makes, in one sentence, for the docs. */
  readonly description: string
  /** What it has to do with, for the docs; default "other". */
  readonly group?: ColumnGroup
  /** The parameters beside `name`, `kind` and `hidden`; every property has a description. */
  readonly params: Params
  /** Parameters that are worth showing; the shared suite generates each. */
  readonly examples: readonly Static<Params>[]
  /** Parameters that are worth showing but read other columns: the docs show them, nobody generates them. */
  readonly usage?: readonly Static<Params>[]
  /** What is wrong with parameters that each match their schema but not each other; null when nothing is. */
  readonly conflict?: (params: Static<Params>) => string | null
  /** Reference lists that these parameters need. */
  readonly lists?: (params: Static<Params>) => readonly string[]
  /** The columns without a name that these parameters hold, and where: JSON pointer (RFC 6901) below the column. */
  readonly inner?: (params: Static<Params>) => readonly InnerColumn[]
  /**
   * Builds what every range of rows shares (tables of weights, quantiles). May assume that `params` match their schema, without a conflict.
   * @throws SchemaError when another column or table is not there, or not of the right type
   */
  readonly compile: (params: Static<Params>, context: CompileContext) => CompiledColumn
}

/** A column kind of which the types know the name and the parameters; `ColumnSchema` is made of these. */
export interface NamedColumnKind<Name extends string, Params extends TObject> extends ColumnKind {
  readonly name: Name
  readonly params: Params
}

/**
 * Checks the code of a kind against the type of its parameters. The result hides that type from functions, so that all kinds fit one registry,
 * and keeps it in `params`.
 */
export function defineColumnKind<const Name extends string, Params extends TObject>(
  kind: ColumnKind<Params> & { readonly name: Name },
): NamedColumnKind<Name, Params>
export function defineColumnKind<Params extends TObject>(kind: ColumnKind<Params>): ColumnKind {
  return kind
}
