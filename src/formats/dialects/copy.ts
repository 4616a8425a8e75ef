import { FormatError } from '../format.ts'
import { type Dialect, escapedParts } from '../row-writer/dialect.ts'
import type { Escape } from '../row-writer/row-parts.ts'

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
}

const escape: Escape = {
  key: 'copy',
  apply: (text) => withoutNul(text, 'PostgreSQL').replaceAll(/[\\\b\f\n\r\t\v]/g, (character) => escapes[character] ?? character),
}

/** Cells of COPY (PostgreSQL documentation, COPY, Text Format). */
export const copy: Dialect = {
  absent: '\\N',
  booleans: { words: ['f', 't'] },
  date: (column) => [{ type: 'date', column }],
  timestamp: (column) => [{ type: 'timestamp', column, iso: true }],
  text: (column, layout) => escapedParts(column, layout, escape),
}

/** @throws FormatError for the character U+0000, which databases cannot store in texts */
export function withoutNul(text: string, database: string): string {
  if (text.includes('\0'))
    throw new FormatError(
      `A text has the character U+0000, which ${database} cannot store: remove it from the schema, or use ndjson or parquet`,
    )
  return text
}
