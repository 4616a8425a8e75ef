import { databases } from '../dialects/sql.ts'
import type { TableOutline } from '../format.ts'
import type { FormatOptions } from '../options.ts'
import { createTable } from './create-table.ts'
import { foreignKey, referencesOf } from './references.ts'

type Dialect = FormatOptions['dialect']

/**
 * The statements that create tables: first the tables with their primary keys, then the references between them, to be added after the rows
 * are loaded. SQLite cannot add references later, so its tables contain them; a connection enforces them only if asked to.
 */
export function schemaSql(tables: readonly TableOutline[], dialect: Dialect, extension: string): string {
  const isSqlite = dialect === 'sqlite'
  const created = tables.map((table) =>
    createTable(table, dialect, { constraints: isSqlite ? referencesOf(table, tables).map((each) => foreignKey(each, dialect)) : [] }),
  )
  const load = `-- Load the files here, in this order: ${tables.map(({ name }) => `${name}.${extension}`).join(', ')}\n`
  const { identifier, opening } = databases[dialect]
  if (isSqlite) return [...created, load].join('\n')
  const added = tables.flatMap((table) =>
    referencesOf(table, tables).map((each) => `ALTER TABLE ${identifier(table.name)} ADD ${foreignKey(each, dialect)};\n`),
  )
  const title = added.length === 0 ? [] : ['-- References, best added when the rows are loaded\n']
  return [opening, ...created, load, ...title, added.join('')].filter((part) => part !== '').join('\n')
}
