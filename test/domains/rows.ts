import { type Generated, type Row, rowsBy, tableOf } from './generate.ts'

/** A rule of a domain: its name, and the first rows of a response that break it. */
export type Rule = readonly [name: string, broken: (data: Generated) => readonly Row[]]

/** A cell as text. */
export function text(row: Row, column: string): string {
  return String(row[column])
}

/** A cell as a number. */
export function number(row: Row, column: string): number {
  return Number(row[column])
}

/** The sum of a column. */
export function sum(rows: readonly Row[], column: string): number {
  return rows.reduce((total, row) => total + number(row, column), 0)
}

/** A date or timestamp in milliseconds since 1970. */
export function time(row: Row, column: string): number {
  return Date.parse(text(row, column))
}

/** The first rows that fail, to be shown. */
export function failing(rows: readonly Row[], passes: (row: Row) => boolean): readonly Row[] {
  return rows.filter((row) => !passes(row)).slice(0, 3)
}

/** The first rows that fail next to the row before them. */
export function failingPairs(rows: readonly Row[], passes: (earlier: Row, later: Row) => boolean): readonly Row[] {
  return rows.filter((row, i) => i > 0 && !passes(rows[i - 1] as Row, row)).slice(0, 3)
}

/** How many different values a column has. */
export function distinct(rows: readonly Row[], column: string): number {
  return new Set(rows.map((row) => row[column])).size
}

/** Finds the row that a row's `column` points at; throws where there is none. */
export function parents(data: Generated, table: string, column: string): (row: Row) => Row {
  const byId = rowsBy(tableOf(data, table), column)
  return (row) => {
    const found = byId.get(row[column] ?? null)
    if (found === undefined) throw new Error(`No ${column} ${String(row[column])} in ${table}`)
    return found
  }
}

/** The entries of a reference list as texts: the values of some attributes, joined by `|`. */
export function entries(
  list: { readonly attributes: Readonly<Record<string, readonly (string | number)[]>> },
  attributes: readonly string[],
): ReadonlySet<string> {
  const values = attributes.map((attribute) => list.attributes[attribute] ?? [])
  return new Set((values[0] ?? []).map((_, i) => values.map((value) => value[i]).join('|')))
}
