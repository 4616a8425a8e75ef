import { databases } from '../dialects/sql.ts'
import type { ColumnOutline, TableOutline } from '../format.ts'
import type { FormatOptions } from '../options.ts'
import { columnType } from './column-type.ts'

type Dialect = FormatOptions['dialect']

/** The statement that creates a table with its primary key, without references to others. */
export function createTable(table: TableOutline, dialect: Dialect, constraints: readonly string[] = []): string {
  const { identifier, tableOptions } = databases[dialect]
  const columns = table.columns.map((column) => columnLine(column, table, dialect))
  const names = new Set(table.columns.map(({ name }) => name))
  const { primaryKey = [] } = table
  const isWhole = primaryKey.length > 0 && primaryKey.every((name) => names.has(name))
  const key = isWhole ? [`PRIMARY KEY (${primaryKey.map(identifier).join(', ')})`] : []
  const lines = [...columns, ...key, ...constraints].map((line) => `  ${line}`)
  return `CREATE TABLE ${identifier(table.name)} (\n${lines.join(',\n')}\n)${tableOptions};\n`
}

function columnLine(column: ColumnOutline, { primaryKey = [] }: TableOutline, dialect: Dialect): string {
  const { references = null } = column
  const isKey = primaryKey.includes(column.name) || references !== null
  const type = columnType(column.layout, dialect, isKey)
  return `${databases[dialect].identifier(column.name)} ${type}${column.layout.nullable ? '' : ' NOT NULL'}`
}
