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

/** A decimal with two digits as whole cents. @throws TypeError for anything that is not a number with at most two digits. */
export function cents(cell: Cell | undefined): number {
  if (typeof cell !== 'number' || Math.abs(cell * 100 - Math.round(cell * 100)) > 1e-6)
    throw new TypeError(`${String(cell)} is no amount of money`)
  return Math.round(cell * 100)
}
