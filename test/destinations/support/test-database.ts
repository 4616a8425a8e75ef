import type { ColumnInfo } from '../../../src/library/table-info.ts'

/** A database system for tests, read by software that is not ours. */
export interface TestDatabase {
  readonly name: string
  /** Makes an empty database. @returns the argument of `--out` */
  fresh(): Promise<string>
  /** Runs a query or a statement. */
  query(out: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>
  quote(name: string): string
  /** The expression of a column as text: numbers with a point, `true` and `false`, `2024-03-01`, `2024-03-01T14:05:00Z`. */
  asText(column: ColumnInfo): string
  stop(): Promise<void>
}

/** A database system, and how to start it; null where it is not installed. */
export interface TestSystem {
  readonly name: string
  readonly start: (() => Promise<TestDatabase>) | null
}

/** The cells of a table as the library gives them, ordered by the first column. */
export async function cellsOf(
  database: TestDatabase,
  out: string,
  table: string,
  columns: readonly ColumnInfo[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { quote, asText } = database
  const [first] = columns
  const list = columns.map((column, place) => `${asText(column)} AS c${place}`).join(', ')
  const rows = await database.query(out, `SELECT ${list} FROM ${quote(table)} ORDER BY ${quote(first?.name ?? '')}`)
  return rows.map((row) => Object.fromEntries(columns.map(({ name, type }, place) => [name, cellOf(row[`c${place}`], type)])))
}

function cellOf(text: unknown, type: string): unknown {
  if (text === null || type === 'string' || type === 'date' || type === 'timestamp') return text
  return type === 'boolean' ? text === 'true' : Number(text)
}
