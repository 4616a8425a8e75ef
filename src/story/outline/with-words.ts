import { columnName } from '../meanings/column-name.ts'
import type { ListedColumn } from './outline.ts'

/** A listed column with other words, and the name that they make. */
export function withWords(column: ListedColumn, words: readonly string[]): ListedColumn {
  return { ...column, words, name: columnName(words) ?? column.name }
}
