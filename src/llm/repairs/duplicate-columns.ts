import { isJsonObject } from '../../json.ts'
import { amend } from './amend.ts'
import { type ColumnDraft, type Repair, tablesOf, textOf } from './repair.ts'

/** Drops columns with the name of an earlier column. */
export const duplicateColumns: Repair = {
  name: 'duplicate_columns',
  apply: (schema) =>
    tablesOf(schema).flatMap((table) => {
      const { columns } = table
      if (!Array.isArray(columns)) return []
      const seen = new Set<string>()
      const dropped: string[] = []
      const kept = columns.filter((column: unknown) => {
        const name = isJsonObject(column) ? textOf<ColumnDraft>(column, 'name') : ''
        if (name === '' || !seen.has(name)) {
          seen.add(name)
          return true
        }
        dropped.push(`The second column "${name}" of table ${textOf(table, 'name')} was dropped`)
        return false
      })
      amend.table(table, { columns: kept })
      return dropped
    }),
}
