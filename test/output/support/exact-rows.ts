import type { ColumnDescription } from '../../../src/output/manifest.ts'

/** Integers, decimals as multiples of their last digit, days and milliseconds since 1970, flags, texts. */
export type Cell = bigint | boolean | string | null

const textsAndNumbers = /("(?:[^"\\]|\\.)*")|-?\d+(?:\.\d+)?/g

/** JSON with every number as the text of its digits. */
export function withNumbersAsTexts(json: string): string {
  return json.replace(textsAndNumbers, (token, text: string | undefined) => text ?? `"${token}"`)
}

/** The cells of a JSON array of rows, a column after another, with numbers to their last digit. */
export function exactColumns(json: string, columns: readonly ColumnDescription[]): readonly (readonly Cell[])[] {
  const rows = JSON.parse(withNumbersAsTexts(json)) as readonly Readonly<Record<string, string | boolean | null>>[]
  return columns.map(({ name, type }) => {
    const read = reader(type)
    return rows.map((row) => {
      const value = row[name]
      if (value === undefined) throw new Error(`A row has no ${name}`)
      return typeof value === 'string' ? read(value) : value
    })
  })
}

function reader(type: string): (text: string) => Cell {
  if (type === 'integer') return BigInt
  if (type.startsWith('decimal')) return (text) => BigInt(text.replace('.', ''))
  if (type === 'date') return (text) => BigInt(Date.parse(text) / 86_400_000)
  if (type === 'timestamp') return (text) => BigInt(Date.parse(text))
  return (text) => text
}

/** Where two tables differ first; null where they do not. */
export function firstDifference(one: readonly (readonly unknown[])[], other: readonly (readonly unknown[])[]): string | null {
  if (one.length !== other.length) return `${one.length} columns and ${other.length}`
  for (const [index, column] of one.entries()) {
    const cells = other[index] ?? []
    if (column.length !== cells.length) return `column ${index} has ${column.length} rows and ${cells.length}`
    for (const [row, cell] of column.entries())
      if (cell !== cells[row]) return `column ${index}, row ${row}: ${shown(cell)} and ${shown(cells[row])}`
  }
  return null
}

function shown(cell: unknown): string {
  return typeof cell === 'bigint' ? `${cell}n` : JSON.stringify(cell)
}
