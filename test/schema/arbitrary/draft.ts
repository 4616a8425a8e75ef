import type { ColumnParams } from '../../../src/columns/column-kind.ts'
import type { AnyOutcome, AnyTable } from '../../../src/schema/any-schema.ts'
import type { Dice } from './dice.ts'

/** What others need to know of the cells of a column; `from` is a day that no moment is before. */
export type Cells =
  | { readonly type: 'number'; readonly scale: number; readonly min: number; readonly max: number }
  | { readonly type: 'words'; readonly words: readonly string[] }
  | { readonly type: 'date' | 'timestamp'; readonly from: string | null }
  | { readonly type: 'boolean' | 'other' }

/** A column as it is thought out: `params` are written to the schema. */
export interface DraftColumn {
  readonly name: string
  readonly params: ColumnParams
  readonly cells: Cells
  readonly nullable: boolean
  /** Of a key: the table that it points into. */
  readonly target?: DraftTable | undefined
  /** Nobody but the maker may change what it holds: keys, what orders the table, what is counted exactly or unique. */
  readonly isFixed: boolean
}

/** What a maker makes of a column; the rest is added to it. */
export type Made = Pick<DraftColumn, 'cells' | 'params'> & Partial<Pick<DraftColumn, 'nullable' | 'target' | 'isFixed'>>

export interface DraftTable {
  readonly name: string
  readonly rows: AnyTable['rows']
  /** Rows that it will have; null when that is not known here. */
  readonly count: number | null
  readonly owner: DraftTable | null
  /** The most rows of one owner. */
  readonly mostSiblings: number
  readonly columns: DraftColumn[]
  /** What others refer to its rows by; null for a table that nobody can refer to. */
  key: DraftColumn | null
  readonly unique: string[][]
  readonly constraints: string[]
  readonly correlations: { readonly columns: readonly [string, string]; readonly coefficient: number }[]
  readonly outcomes: AnyOutcome[]
  primaryKey: readonly string[] | null
}

export interface Draft {
  readonly dice: Dice
  readonly tables: DraftTable[]
  /** A name that no table or column has yet, or, of columns, sometimes one of another table. */
  readonly newName: (table: DraftTable | null) => string
}

/** Makes a column of a table out of what there is by then; null where that is not possible. */
export type Maker = (draft: Draft, table: DraftTable) => Made | null

export const numbers = (scale: number, min: number, max: number): Cells => ({ type: 'number', scale, min, max })
export const words = (list: readonly string[]): Cells => ({ type: 'words', words: [...new Set(list)] })

export function columnOf(table: DraftTable, type: Cells['type'], accepts: (column: DraftColumn) => boolean = () => true): DraftColumn[] {
  return table.columns.filter((column) => column.cells.type === type && accepts(column))
}

export const isAlways = ({ nullable }: DraftColumn): boolean => !nullable

export function ownerKeyOf(table: DraftTable): DraftColumn | undefined {
  return table.columns.find(({ params: { kind } }) => kind === 'owner_key')
}

/** The column that orders a table by time. */
export function arrivalOf(table: DraftTable): DraftColumn | undefined {
  return table.columns.find(({ params: { kind } }) => kind === 'date' || kind === 'timestamp')
}

export const isOwned = ({ rows }: DraftTable): boolean => typeof rows === 'object' && rows.type === 'owned'
export const isRecurring = ({ rows }: DraftTable): boolean => typeof rows === 'object' && rows.type === 'recurring'
