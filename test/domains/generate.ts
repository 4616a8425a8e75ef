import { openStory } from '../output/opened.ts'
import { madeJson } from '../output/made-bytes.ts'

export type Cell = string | number | boolean | null
export type Row = Readonly<Record<string, Cell>>

export interface Generated {
  readonly tables: Readonly<Record<string, readonly Row[]>>
  readonly meta: { readonly domain: string; readonly story: string; readonly row_counts: Readonly<Record<string, number>> }
}

/** The whole response to a story, generated on this thread task by task, parsed. */
export function generateTables(story: string, rows: number, seed: number): Generated {
  return madeJson(openStory({ story, rows, seed, format: 'records', maxRows: 1e9 }))
}

/** The rows of a table that must be there. */
export function tableOf({ tables }: Generated, name: string): readonly Row[] {
  const rows = tables[name]
  if (rows === undefined) throw new Error(`There is no table ${name}`)
  return rows
}

/** Rows by the value of a column that is unique. */
export function rowsBy(rows: readonly Row[], column: string): ReadonlyMap<Cell, Row> {
  return new Map(rows.map((row) => [row[column] ?? null, row]))
}

/** Rows grouped by the value of a column. */
export function groupsBy(rows: readonly Row[], column: string): ReadonlyMap<Cell, readonly Row[]> {
  const groups = new Map<Cell, Row[]>()
  for (const row of rows) {
    const key = row[column] ?? null
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [row])
    else group.push(row)
  }
  return groups
}

/** The first rows that break a rule. */
export function breaking(rows: readonly Row[], holds: (row: Row) => boolean): readonly Row[] {
  return rows.filter((row) => !holds(row)).slice(0, 3)
}

/** Share of the rows that pass. */
export function shareOf(rows: readonly Row[], passes: (row: Row) => boolean): number {
  return rows.filter(passes).length / rows.length
}

/** A decimal with two digits as whole cents. @throws TypeError for anything that is not a number with at most two digits. */
export function cents(cell: Cell | undefined): number {
  if (typeof cell !== 'number' || Math.abs(cell * 100 - Math.round(cell * 100)) > 1e-6)
    throw new TypeError(`${String(cell)} is no amount of money`)
  return Math.round(cell * 100)
}

/** Milliseconds since 1970 of a date or timestamp cell. @throws TypeError for anything else. */
export function moment(cell: Cell | undefined): number {
  const value = typeof cell === 'string' ? Date.parse(cell) : NaN
  if (Number.isNaN(value)) throw new TypeError(`${String(cell)} is no moment`)
  return value
}
