import { databases } from '../dialects/sql.ts'
import type { TableOutline } from '../format.ts'
import type { FormatOptions } from '../options.ts'
import { createTable } from './create-table.ts'

type Dialect = FormatOptions['dialect']

/** Maximum length of the name of a constraint, in bytes. */
const longestName = 63

interface Reference {
  /** Null if the name would be too long, because truncated names may collide. Then the database chooses a name. */
  readonly name: string | null
  readonly column: string
  readonly table: string
  readonly key: string
}

/**
 * The statements that create tables: first the tables with their primary keys, then the references between them, to be added after the rows
 * are loaded. SQLite cannot add references later, so its tables contain them; a connection enforces them only if asked to.
 */
export function schemaSql(tables: readonly TableOutline[], dialect: Dialect, extension: string): string {
  const isSqlite = dialect === 'sqlite'
  const created = tables.map((table) =>
    createTable(table, dialect, isSqlite ? referencesOf(table, tables).map((each) => constraint(each, dialect)) : []),
  )
  const load = `-- Load the files here, in this order: ${tables.map(({ name }) => `${name}.${extension}`).join(', ')}\n`
  const { identifier, opening } = databases[dialect]
  if (isSqlite) return [...created, load].join('\n')
  const added = tables.flatMap((table) =>
    referencesOf(table, tables).map((each) => `ALTER TABLE ${identifier(table.name)} ADD ${constraint(each, dialect)};\n`),
  )
  const title = added.length === 0 ? [] : ['-- References, best added when the rows are loaded\n']
  return [opening, ...created, load, ...title, added.join('')].filter((part) => part !== '').join('\n')
}

function referencesOf({ name: table, columns }: TableOutline, tables: readonly TableOutline[]): readonly Reference[] {
  return columns.flatMap(({ name, references = null }) => {
    const target = tables.find((each) => each.name === references?.table)
    // A reference needs a primary key of one column as its target.
    if (references === null || target?.primaryKey?.length !== 1 || target.primaryKey[0] !== references.column) return []
    const full = `${table}_${name}_fkey`
    const fits = new TextEncoder().encode(full).length <= longestName
    return [{ name: fits ? full : null, column: name, table: references.table, key: references.column }]
  })
}

function constraint({ name, column, table, key }: Reference, dialect: Dialect): string {
  const { identifier } = databases[dialect]
  const named = name === null ? '' : `CONSTRAINT ${identifier(name)} `
  return `${named}FOREIGN KEY (${identifier(column)}) REFERENCES ${identifier(table)} (${identifier(key)})`
}
