import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { columnPath } from '../../find/column-path.ts'

/** Columns with the same value as another one: names by table, the original column included. */
export type Followers = ReadonlyMap<string, ReadonlySet<string>>

/** Finds the columns with the value of "table.column": itself, and lookups of it through any number of tables. */
export function lookupsOf(schema: Schema, path: string): Followers {
  const { table, column } = columnPath(path)
  const found = new Map<string, Set<string>>([[table, new Set([column])]])
  // Each round follows one more lookup.
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false
    for (const each of schema.tables) {
      for (const lookup of each.columns) {
        if (lookup.kind !== 'lookup') continue
        const target = targetOf(each, lookup.through)
        const own = found.get(each.name) ?? new Set<string>()
        if (target === null || own.has(lookup.name) || found.get(target)?.has(lookup.column) !== true) continue
        found.set(each.name, own.add(lookup.name))
        isGrowing = true
      }
    }
  }
  return found
}

/** The table that a key column refers to; null if the column is not a key. */
function targetOf(table: TableSchema, name: string): string | null {
  const column = table.columns.find((each) => each.name === name)
  if (column?.kind === 'self_reference') return table.name
  return column !== undefined && 'table' in column ? column.table : null
}

/** Changes every column that may depend on some columns, in their tables. */
export function mapFollowing(
  schema: Schema,
  followers: Followers,
  change: (column: ColumnSchema, names: ReadonlySet<string>) => ColumnSchema,
): Schema {
  return {
    ...schema,
    tables: schema.tables.map((table) => {
      const names = followers.get(table.name)
      return names === undefined ? table : { ...table, columns: table.columns.map((column) => change(column, names)) }
    }),
  }
}
