import type { ListedColumn } from './outline.ts'

const quotes = /^(?:open|high|low|close)$/

/** "open, high, low, close" are prices of a day. */
export function asQuotes(columns: readonly ListedColumn[]): readonly ListedColumn[] {
  if (columns.filter(({ name }) => quotes.test(name)).length < 3) return columns
  return columns.map((column) => (quotes.test(column.name) ? { ...column, words: [...column.words, 'price'] } : column))
}
