export type Cell = string | number | boolean | null
export type Row = Readonly<Record<string, Cell>>

export interface Generated {
  readonly tables: Readonly<Record<string, readonly Row[]>>
  readonly meta: { readonly domain: string; readonly story: string; readonly row_counts: Readonly<Record<string, number>> }
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
