import { isJsonObject } from '../../json.ts'
import { type Repair, tablesOf, textOf } from './repair.ts'

/** Drops columns whose name another one before them has. */
export const duplicateColumns: Repair = {
  name: 'duplicate_columns',
  apply: (schema) =>
    tablesOf(schema).flatMap((table) => {
      const { columns } = table as { readonly columns?: unknown }
      if (!Array.isArray(columns)) return []
      const seen = new Set<string>()
      const dropped: string[] = []
      table['columns'] = columns.filter((column: unknown) => {
        const name = isJsonObject(column) ? textOf(column, 'name') : ''
        if (name === '' || !seen.has(name)) {
          seen.add(name)
          return true
        }
        dropped.push(`The second column "${name}" of table ${textOf(table, 'name')} was dropped`)
        return false
      })
      return dropped
    }),
}
