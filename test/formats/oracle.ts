import type { Layout, TextPart, Vector } from '../../src/vector.ts'
import type { SampleColumn, SampleTable } from './arbitraries.ts'

/** The JSON text of one cell, made from strings. */
export function cellText(column: SampleColumn, row: number): string {
  const { layout, vector } = column
  if (vector.nulls?.[row] === 1) return 'null'
  switch (layout.type) {
    case 'number':
      return decimal(lane(vector, 0, row), layout.scale)
    case 'boolean':
      return lane(vector, 0, row) === 1 ? 'true' : 'false'
    case 'date':
      return JSON.stringify(isoText(lane(vector, 0, row) * 86_400).slice(0, 10))
    case 'timestamp':
      return JSON.stringify(`${isoText(lane(vector, 0, row)).slice(0, 19)}Z`)
    case 'text':
      // A surrogate pair that two parts make up between them stays two escapes, which mean the same.
      return `"${layout.parts.map((part) => JSON.stringify(partText(part, vector, row)).slice(1, -1)).join('')}"`
  }
}

/** The cell as JavaScript data. */
export function cellValue(column: SampleColumn, row: number): unknown {
  const { layout, vector } = column
  if (vector.nulls?.[row] === 1) return null
  if (layout.type !== 'text') return JSON.parse(cellText(column, row))
  return layout.parts.map((part) => partText(part, vector, row)).join('')
}

/** The documents of every format, as data. */
export const documents: Readonly<Record<string, (tables: readonly SampleTable[], meta: unknown) => unknown>> = {
  records: (tables, meta) => ({
    tables: Object.fromEntries(
      tables.map((table) => [
        table.name,
        rowNumbers(table).map((row) => Object.fromEntries(table.columns.map((column) => [column.name, cellValue(column, row)]))),
      ]),
    ),
    meta,
  }),
  columns: (tables, meta) => ({
    tables: Object.fromEntries(
      tables.map((table) => [
        table.name,
        Object.fromEntries(table.columns.map((column) => [column.name, rowNumbers(table).map((row) => cellValue(column, row))])),
      ]),
    ),
    meta,
  }),
}

/** The text of one `records` row. */
export function recordText(columns: readonly SampleColumn[], row: number): string {
  return `{${columns.map((column) => `${JSON.stringify(column.name)}:${cellText(column, row)}`).join(',')}}`
}

export function rowNumbers(table: { readonly rows: number }): number[] {
  return Array.from({ length: table.rows }, (_, row) => row)
}

/** A column of one layout that is not a text, from its cells. */
export function columnOf(name: string, layout: Layout, cells: readonly number[]): SampleColumn {
  const doubles = layout.type === 'number' || layout.type === 'timestamp'
  return { name, layout, vector: { lanes: [doubles ? Float64Array.from(cells) : Int32Array.from(cells)], nulls: null } }
}

function partText(part: TextPart, vector: Vector, row: number): string {
  switch (part.type) {
    case 'literal':
      return part.text
    case 'word':
      return part.dictionary.words[lane(vector, part.lane, row)] ?? ''
    case 'digits': {
      const value = lane(vector, part.lane, row)
      return part.blankZero && value === 0 ? '' : BigInt(value).toString().padStart(part.width, '0')
    }
  }
}

function lane(vector: Vector, index: number, row: number): number {
  const value = vector.lanes[index]?.[row]
  if (value === undefined) throw new Error('The sample has no such cell')
  return value
}

function decimal(scaled: number, scale: number): string {
  const digits = BigInt(Math.abs(scaled))
    .toString()
    .padStart(scale + 1, '0')
  const sign = scaled < 0 ? '-' : ''
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

function isoText(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
