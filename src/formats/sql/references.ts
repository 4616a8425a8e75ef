import { databases } from '../dialects/sql.ts'
import type { TableOutline } from '../format.ts'
import type { FormatOptions } from '../options.ts'

type Dialect = FormatOptions['dialect']

/** The longest name of a constraint, in bytes. */
const longestName = 63

/** A reference of a column to the key of a table. */
export interface Reference {
  /** Null where it would be too long, and be cut to that of another: then the database gives one. */
  readonly name: string | null
  readonly column: string
  readonly table: string
  readonly key: string
}

/** The references of a table to those of `tables` that have the key in question as their primary key. */
export function referencesOf({ name: table, columns }: TableOutline, tables: readonly TableOutline[]): readonly Reference[] {
  return columns.flatMap(({ name, references = null }) => {
    const target = tables.find((each) => each.name === references?.table)
    // A column can only refer to what is identified by one column.
    if (references === null || target?.primaryKey?.length !== 1 || target.primaryKey[0] !== references.column) return []
    const full = `${table}_${name}_fkey`
    const fits = new TextEncoder().encode(full).length <= longestName
    return [{ name: fits ? full : null, column: name, table: references.table, key: references.column }]
  })
}

/** The constraint of a reference, as in `CREATE TABLE` and after `ADD`. */
export function foreignKey({ name, column, table, key }: Reference, dialect: Dialect): string {
  const { identifier } = databases[dialect]
  const named = name === null ? '' : `CONSTRAINT ${identifier(name)} `
  return `${named}FOREIGN KEY (${identifier(column)}) REFERENCES ${identifier(table)} (${identifier(key)})`
}
