import type { FormatOptions } from '../options.ts'
import { type Dialect, escapedParts } from '../row-writer/dialect.ts'
import type { Escape } from '../row-writer/row-parts.ts'
import { withoutNul } from './copy.ts'

/** The SQL dialect of a database. */
export interface Database {
  /** Its name in messages. */
  readonly title: string
  readonly cells: Dialect
  /** A quoted identifier. Names contain no quotes. */
  readonly identifier: (name: string) => string
  /** The text before the first statement of a file. */
  readonly opening: string
  /** The text after the columns of a table. */
  readonly tableOptions: string
}

function literals(
  key: string,
  title: string,
  options: {
    /** Escapes a text in which apostrophes are doubled. */
    readonly escape: (doubled: string) => string
    readonly booleans: readonly string[]
    readonly iso: boolean
  },
): Dialect {
  const escape: Escape = {
    key: `sql ${key}`,
    apply: (text) => options.escape(withoutNul(text, title).replaceAll("'", "''")),
  }
  return {
    absent: 'NULL',
    booleans: { words: options.booleans },
    date: (column) => ["'", { type: 'date', column }, "'"],
    timestamp: (column) => ["'", { type: 'timestamp', column, iso: options.iso }, "'"],
    text: (column, layout) => ["'", ...escapedParts(column, layout, escape), "'"],
  }
}

const words = ['FALSE', 'TRUE']
const quoted = (name: string): string => `"${name}"`

// The clients of MySQL and SQLite remove the carriage return from an unescaped CRLF.
const withBackslashes = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\r', '\\r')
const withJoinedReturns = (text: string): string => text.replaceAll('\r', "'||char(13)||'")

/** Standard strings; MySQL interprets backslashes in them and reads timestamps without a zone. SQLite has no booleans. */
export const databases: Readonly<Record<FormatOptions['dialect'], Database>> = {
  postgres: {
    title: 'PostgreSQL',
    cells: literals('standard', 'PostgreSQL', { escape: (text) => text, booleans: words, iso: true }),
    identifier: quoted,
    opening: '',
    tableOptions: '',
  },
  mysql: {
    title: 'MySQL',
    cells: literals('mysql', 'MySQL', { escape: withBackslashes, booleans: words, iso: false }),
    identifier: (name) => `\`${name}\``,
    // Otherwise clients use the encoding of their locale, and tables that of their database. Both may lack characters.
    opening: 'SET NAMES utf8mb4;\n',
    tableOptions: ' CHARACTER SET utf8mb4',
  },
  sqlite: {
    title: 'SQLite',
    cells: literals('sqlite', 'SQLite', { escape: withJoinedReturns, booleans: ['0', '1'], iso: false }),
    identifier: quoted,
    opening: '',
    tableOptions: '',
  },
}
