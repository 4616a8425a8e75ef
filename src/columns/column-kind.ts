import type { Static, TObject, TProperties } from 'typebox'
import type { ReferenceList } from '../lexicon/reference-list.ts'
import type { DistributionSpec } from '../random/distributions/index.ts'
import type { SliceMeans } from '../random/slice-means.ts'
import type { ExactShares } from '../relations/exact-shares.ts'
import type { OwnershipRows } from '../schema/rows.ts'
import type { Timeline } from '../time/timeline.ts'
import type { Layout, Vector } from '../vector.ts'
import type { Frame } from './frame.ts'

export type { Children, Columns, Frame, Lives, Occurrences, Owner, Ranges, Rows, Siblings } from './frame.ts'

/** A column as seen from other columns during compilation. */
export interface ColumnRef extends Pick<CompiledColumn, 'reference' | 'distinct' | 'groups' | 'exact' | 'touched' | 'lanes'> {
  readonly name: string
  readonly index: number
  readonly layout: Layout
  /** The kind's name and parameters. */
  readonly params: ColumnParams
  /** The referenced table of a foreign key; null for other columns. */
  readonly target: TableRef | null
  /** The range of numbers, dates or timestamps; null if unknown. */
  readonly range: ValueRange | null
  /** Whether it is the key of the row's owner. */
  readonly isOwnerKey: boolean
}

/** Inclusive bounds in units of the layout: with scale 2, 150 is 1.50; days since 1970 of dates, seconds since 1970 of timestamps. */
export interface ValueRange {
  readonly min: number
  readonly max: number
}

export interface ColumnParams {
  readonly kind: string
  readonly [param: string]: unknown
}

/** A table as seen from columns during compilation. */
export interface TableRef {
  readonly index: number
  readonly name: string
  /** Exact. */
  readonly rows: number
  /** How its rows belong to those of another table; null if they do not. */
  readonly ownership: OwnershipRows | null
  /** The time order of its rows; null if the table has no time-ordered column and no recurring rows. */
  readonly timeline: Timeline | null
  /** Maximum number of rows of one owner; 1 if the table has no owner. */
  mostSiblings(): number
  /** Compiles the column if needed; throws for an unknown name or a cycle. */
  column(name: string): ColumnRef
  /**
   * The column that identifies the rows of the table: the primary key if that is one column, else the first column of kind sequence.
   * @throws SchemaError if the table has neither
   */
  key(): ColumnRef
  /** Adds the operations of a formula, which is evaluated for each row of the table, to the cost of the plan. */
  calculates(operations: number): void
  /** The first column of kind owner_key; null if there is none. */
  ownerKey(): ColumnRef | null
  /** The same table, to be read by `Frame.at`: up to `rows` other rows are read for each row of the frame. */
  others(rows: number): TableRef
}

export interface CompileContext {
  readonly table: TableRef
  /** The name of the column being compiled. */
  readonly column: string
  /** Days since 1970-01-01 of the plan's "today". */
  readonly referenceDay: number
  tableNamed(name: string): TableRef
  /** Adds a stream of draws for this column; `stream` distinguishes several streams. */
  site(stream?: string): number
  /**
   * The quantile table of a distribution within bounds, see `distributionTable`. A compilation that only checks a schema makes it when it
   * is first read.
   */
  quantiles(spec: DistributionSpec, bounds: ValueRange): () => Float64Array
  /** The slices of a distribution within bounds, see `exactQuantiles`; made when `quantiles` are. */
  slices(spec: DistributionSpec, bounds: ValueRange): () => SliceMeans
  /** A reference list of the plan. */
  list(name: string): ReferenceList
  /**
   * Compiles the unnamed column in parameter `param`, such as the value of a conditional.
   * @param apart compiles it as a column of a separate table with this number of rows and no other columns; default the table of the column
   */
  inner(params: ColumnParams, param: string, apart?: number): CompiledColumn
}

export interface CompiledColumn {
  readonly layout: Layout
  /** Pure: the same rows and seed give the same cells in any range. */
  readonly fill: (frame: Frame) => Vector
  /** The referenced rows of a foreign key. */
  readonly reference?: Reference | undefined
  /** Whether it is the key of the row's owner. Then consecutive rows refer to the same row or to consecutive rows. */
  readonly isOwnerKey?: boolean
  /** How to choose values by number, if the values can be numbered. */
  readonly choices?: Choices | undefined
  /** Bounds of all non-null numbers, dates or timestamps. Formulas refuse arithmetic that may exceed ±2^53. */
  readonly range?: ValueRange | undefined
  /** Whether non-null values never decrease from row to row. */
  readonly ascending?: boolean
  /** Whether non-null values are unique in the table, or among the rows of one owner. */
  readonly distinct?: 'table' | 'siblings' | undefined
  /** The groups of rows with equal values, if the column can compute the position of a row in its group. */
  readonly groups?: Groups | undefined
  /** Why a key declared distinct among siblings cannot be guaranteed distinct. */
  readonly repeats?: string | undefined
  /** The indices of a lookup's foreign key and of the column that it copies. */
  readonly copied?: { readonly through: number; readonly column: number } | undefined
  /** The exact shares of a column of words: which rows have which word. */
  readonly exact?: ExactWords | undefined
  /** The rows of the column that outcomes changed, by type of outcome. */
  readonly touched?: Readonly<Record<string, TouchedRows>> | undefined
  /** Other rows of its table for which the column, and all columns that it reads, are evaluated by `Frame.at`. */
  readonly others?: OtherRows | undefined
  /** Total number of lanes of a text that has more lanes than its layout uses; other columns read the additional lanes. */
  readonly lanes?: number | undefined
}

/** A column's references to rows of a table. */
export interface Reference {
  /** The table's index. */
  readonly table: number
  /** The lane with the row numbers, from 1; other lanes hold the identifiers. */
  readonly lane: number
}

/** The reads of other rows of the table: for each row at most `rows` rows, all among `within` consecutive ones. */
export interface OtherRows {
  readonly rows: number
  readonly within: number
}

/** Words with exact numbers of rows; code 0 of `shares` is the first word. */
export interface ExactWords {
  readonly words: readonly string[]
  readonly shares: ExactShares
  /** The site whose key decides which rows have which word. */
  readonly site: number
}

/** The rows changed by an outcome, numbered from 0. */
export interface TouchedRows {
  readonly before: CompiledColumn
  /** Writes into `out[0..count)` the rows with the numbers `numbers[0..count)`; `frame` may belong to any table. */
  readonly fill: (frame: Frame, numbers: Float64Array, count: number, out: Float64Array) => void
  /** For copies: writes the row numbers of the originals. */
  readonly fillSources?: TouchedRows['fill']
}

/** Groups of rows with the same value of a column, such as the rows of an owner or of a day. */
export interface Groups {
  /** Whether a group is all rows of one owner. */
  readonly areSiblings: boolean
  /** Upper bound of the number of rows in a group. */
  readonly most: () => number
  /** Writes for each row the id of its group and its position in the group, from 0. */
  readonly fill: (frame: Frame, groups: Float64Array, places: Float64Array) => void
}

/** The distinct values of a column, numbered from 0. */
export interface Choices {
  readonly size: number
  /** The cells for `places`, one number per row, from 0 to size - 1. */
  readonly fill: (frame: Frame, places: Float64Array) => Vector
}

/** An unnamed column in the parameters of another one. */
export interface InnerColumn {
  readonly pointer: string
  readonly column: ColumnParams
}

/** Kinds that belong together in the docs. */
export type ColumnGroup = 'keys' | 'numbers' | 'words' | 'people' | 'time' | 'conditions' | 'derived' | 'other'

/** Other forms in which parameters may be written in a schema. They are read when the schema is, so that only `params` remain. */
export interface WrittenForms<Params extends TObject = TObject> {
  /** The types of the properties that have other forms, with these. */
  readonly properties: TProperties
  /** What may be written, to show in the docs. */
  readonly examples: readonly Readonly<Record<string, unknown>>[]
  /** Converts written parameters to `Params`. Returns the same object if nothing has another form, and a sentence if they are invalid. */
  readonly read: (written: Readonly<Record<string, unknown>>) => Static<Params> | string
}

/** One way to generate a column. A new kind is a new file here plus one line in columns/index.ts. */
export interface ColumnKind<Params extends TObject = TObject> {
  readonly name: string
  /** The values, in one sentence, for the docs. */
  readonly description: string
  /** Its section in the docs; default "other". */
  readonly group?: ColumnGroup
  /** The parameters beside `name`, `kind` and `hidden`; every property has a description. */
  readonly params: Params
  /** Other forms in which the parameters may be written in a schema; default none. */
  readonly written?: WrittenForms<Params>
  /** Parameters to show in the docs; the shared test suite generates each. */
  readonly examples: readonly Static<Params>[]
  /** Parameters to show in the docs that read other columns; they are not generated. */
  readonly usage?: readonly Static<Params>[]
  /** Why parameters that are valid one by one contradict each other; null if they do not. */
  readonly conflict?: (params: Static<Params>) => string | null
  /** Reference lists that these parameters need. */
  readonly lists?: (params: Static<Params>) => readonly string[]
  /** The unnamed columns in these parameters, with their JSON pointers (RFC 6901) below the column. */
  readonly inner?: (params: Static<Params>) => readonly InnerColumn[]
  /**
   * Prepares what all ranges of rows share, such as tables of weights or quantiles. `params` are valid and without conflict.
   * @throws SchemaError if another column or table is missing or of the wrong type
   */
  readonly compile: (params: Static<Params>, context: CompileContext) => CompiledColumn
}

/** A column kind with its name and parameters in its type; `ColumnSchema` is derived from these. */
export interface NamedColumnKind<Name extends string, Params extends TObject> extends ColumnKind {
  readonly name: Name
  readonly params: Params
}

/**
 * Checks the code of a kind against the type of its parameters. In the result, functions accept any parameters, so that all kinds fit into
 * one registry; the type of the parameters remains in `params`.
 */
export function defineColumnKind<const Name extends string, Params extends TObject>(
  kind: ColumnKind<Params> & { readonly name: Name },
): NamedColumnKind<Name, Params>
export function defineColumnKind<Params extends TObject>(kind: ColumnKind<Params>): ColumnKind {
  return kind
}
