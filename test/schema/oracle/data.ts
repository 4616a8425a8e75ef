import { openSchema } from '../../output/opened.ts'
import type { AnySchema } from '../../../src/schema/any-schema.ts'
import { madeBytes } from '../../output/made-bytes.ts'

/** A cell as it is written: numbers keep their digits. */
export type Cell = string | Digits | boolean | null

/** A number as JSON has it. */
export interface Digits {
  readonly digits: string
}

export type Column = readonly Cell[]
export type Columns = Readonly<Record<string, Column>>
export type Tables = Readonly<Record<string, Columns>>

export interface Response {
  readonly tables: Tables
  readonly rowCounts: Readonly<Record<string, number>>
}

/** The bytes of a response as text. */
export function textOf(schema: AnySchema, seed: number, format: 'columns' | 'records', rows: number | null = null): string {
  return madeBytes(openSchema({ schema, rows, maxRows: 1e9, seed, format }).steps()).toString()
}

const mark = '\u0001'

/** A response in the format columns, with every digit. */
export function parsed(text: string): Response {
  // Texts stay, and every number becomes a text that no schema here has.
  const marked = text.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?/gu, (token) => (token.startsWith('"') ? token : `"\\u0001${token}"`))
  const { tables, meta } = JSON.parse(marked, (_, value: unknown) =>
    typeof value === 'string' && value.startsWith(mark) ? { digits: value.slice(1) } : value,
  ) as { readonly tables: Tables; readonly meta: { readonly row_counts: Readonly<Record<string, Digits>> } }
  return { tables, rowCounts: Object.fromEntries(Object.entries(meta.row_counts).map(([name, { digits }]) => [name, Number(digits)])) }
}

export function dataOf(schema: AnySchema, seed: number): Response {
  return parsed(textOf(schema, seed, 'columns'))
}

export function isDigits(cell: Cell | undefined): cell is Digits {
  return typeof cell === 'object' && cell !== null
}

/** The cell as a text would have it. */
export function spelled(cell: Cell | undefined): string {
  return isDigits(cell) ? cell.digits : String(cell)
}

/** A number cell; null for a null. @throws TypeError for anything else */
export function numberOf(cell: Cell | undefined): number | null {
  if (cell === null) return null
  if (!isDigits(cell)) throw new TypeError(`${String(cell)} is no number`)
  return Number(cell.digits)
}

export function sameCell(a: Cell | undefined, b: Cell | undefined): boolean {
  return isDigits(a) && isDigits(b) ? a.digits === b.digits : a === b
}
