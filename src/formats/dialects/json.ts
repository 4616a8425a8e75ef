import { type Dialect, escapedParts } from '../row-writer/dialect.ts'
import type { Escape } from '../row-writer/row-parts.ts'

/** Escapes text for the inside of a JSON string exactly as `JSON.stringify` does; lone surrogates become \udXXX. */
const escape: Escape = { key: 'json', apply: (text) => JSON.stringify(text).slice(1, -1) }

/** Cells as JSON values: dates and timestamps are ISO 8601 texts. */
export const json: Dialect = {
  absent: 'null',
  booleans: { words: ['false', 'true'] },
  date: (column) => ['"', { type: 'date', column }, '"'],
  timestamp: (column) => ['"', { type: 'timestamp', column, iso: true }, '"'],
  text: (column, layout) => ['"', ...escapedParts(column, layout, escape), '"'],
}
