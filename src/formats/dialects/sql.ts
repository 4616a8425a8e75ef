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
    /** Whether backslashes escape in strings. */
    readonly backslash: boolean
    /** Whether a carriage return is joined to a string as `char(13)`. */
    readonly joins: boolean
    readonly booleans: readonly string[]
    readonly iso: boolean
  },
): Dialect {
  const escape: Escape = {
    key: `sql ${key}`,
    apply: (text) => {
      const doubled = withoutNul(text, title).replaceAll("'", "''")
      // The clients of MySQL and SQLite remove the carriage return from an unescaped CRLF.
      if (options.backslash) return doubled.replaceAll('\\', '\\\\').replaceAll('\r', '\\r')
      return options.joins ? doubled.replaceAll('\r', "'||char(13)||'") : doubled
    },
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

/** Standard strings; MySQL interprets backslashes in them and reads timestamps without a zone. SQLite has no booleans. */
export const databases: Readonly<Record<FormatOptions['dialect'], Database>> = {
  postgres: {
    title: 'PostgreSQL',
    cells: literals('standard', 'PostgreSQL', { backslash: false, joins: false, booleans: words, iso: true }),
    identifier: quoted,
    opening: '',
    tableOptions: '',
  },
  mysql: {
    title: 'MySQL',
    cells: literals('mysql', 'MySQL', { backslash: true, joins: false, booleans: words, iso: false }),
    identifier: (name) => `\`${name}\``,
    // Otherwise clients use the encoding of their locale, and tables that of their database. Both may lack characters.
    opening: 'SET NAMES utf8mb4;\n',
    tableOptions: ' CHARACTER SET utf8mb4',
  },
  sqlite: {
    title: 'SQLite',
    cells: literals('sqlite', 'SQLite', { backslash: false, joins: true, booleans: ['0', '1'], iso: false }),
    identifier: quoted,
    opening: '',
    tableOptions: '',
  },
}
