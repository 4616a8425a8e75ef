import type { Layout, TextPart } from '../../src/vector.ts'
import type { SampleColumn, SampleTable } from './arbitraries.ts'
import { wellFormed } from './plain-cell.ts'
import { cellText, cellValue, rowNumbers } from './oracle.ts'

/** How a format spells what is no text. */
export interface Spelling {
  readonly booleans: readonly [no: string, yes: string]
  /** Whether moments are written as in ISO 8601, with `T` and `Z`. */
  readonly iso: boolean
}

/** The cells of a table as a format spells them, row by row; null for a null. */
export function spelledCells(table: SampleTable, spelling: Spelling): (string | null)[][] {
  return rowNumbers(table).map((row) => table.columns.map((column) => spelled(column, row, spelling)))
}

function spelled(column: SampleColumn, row: number, { booleans, iso }: Spelling): string | null {
  const value = cellValue(column, row)
  if (value === null) return null
  if (typeof value === 'boolean') return booleans[value ? 1 : 0]
  if (typeof value !== 'string') return cellText(column, row)
  return column.layout.type === 'timestamp' && !iso ? value.replace('T', ' ').replace('Z', '') : value
}

/** A table with other texts in the place of its own: literals and words. */
export function withTexts(table: SampleTable, change: (text: string) => string): SampleTable {
  return { ...table, columns: table.columns.map((column) => ({ ...column, layout: layoutWithTexts(column.layout, change) })) }
}

function layoutWithTexts(layout: Layout, change: (text: string) => string): Layout {
  if (layout.type !== 'text') return layout
  const parts = layout.parts.map((part): TextPart => {
    if (part.type === 'digits') return part
    if (part.type === 'literal') return { ...part, text: change(part.text) }
    return { ...part, dictionary: { words: part.dictionary.words.map(change) } }
  })
  return { ...layout, parts }
}

/** A table with names that identifiers may be. */
export function withNames(table: SampleTable): SampleTable {
  return { ...table, name: 'orders', columns: table.columns.map((column, index) => ({ ...column, name: `column_${index}` })) }
}

/** A text that every database can hold and every reader of UTF-8 gets as it is. */
export function storableText(text: string): string {
  return wellFormed(text).replaceAll('\0', '')
}
