import { allColumns } from '../all-columns.ts'
import { databases } from '../dialects/sql.ts'
import type { Format } from '../format.ts'
import { requireColumns } from '../require-columns.ts'
import { createTable } from './create-table.ts'
import { insertBlocks } from './insert-blocks.ts'
import { schemaSql } from './schema-sql.ts'

/** `INSERT` statements of up to 500 rows each. */
export const sql: Format = {
  name: 'sql',
  description: 'INSERT statements of 500 rows each.',
  mediaType: () => 'application/sql; charset=utf-8',
  accepts: ['application/sql'],
  extensions: ['sql'],
  scope: 'table',
  isPacked: false,
  defaults: { dialect: 'postgres', ddl: false },
  sections: (tables, _meta, { ddl, dialect }) => {
    for (const each of tables) requireColumns(each, 'INSERT')
    const [table] = tables
    const created = ddl && table !== undefined ? createTable(table, dialect) : ''
    return [{ type: 'text', text: `${databases[dialect].opening}${created}` }, allColumns(tables, 0)]
  },
  beside: (tables, { dialect }) => [{ name: 'schema.sql', text: schemaSql(tables, dialect, 'sql') }],
  compile(table, columns, { dialect }) {
    requireColumns({ name: table.name, columns }, 'INSERT')
    return insertBlocks(table.name, columns, dialect)
  },
}
