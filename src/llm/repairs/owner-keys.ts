import type { ColumnOf } from '../../schema/schema.ts'
import { amend } from './amend.ts'
import { columnsOf, type Repair, rowsOfType, tablesOf, textOf } from './repair.ts'

/** Properties that an owner key can have in addition to its kind. */
const kept: ReadonlySet<string> = new Set<keyof ColumnOf<'owner_key'>>(['name', 'table', 'hidden', 'description'])

/**
 * Turns an owner key to a table that does not own the rows into a foreign key, and a foreign key to the owner into an owner key if there is
 * none.
 */
export const ownerKeys: Repair = {
  name: 'owner_keys',
  apply: (schema) =>
    tablesOf(schema).flatMap((table) => {
      const warnings: string[] = []
      const owned = rowsOfType(table, 'owned') ?? rowsOfType(table, 'recurring')
      const owner = owned === null ? null : textOf(owned, 'by')
      const place = textOf(table, 'name')
      for (const column of columnsOf(table)) {
        if (column.kind !== 'owner_key' || textOf(column, 'table') === owner) continue
        amend.column(column, { kind: 'foreign_key' })
        warnings.push(
          `${place}.${textOf(column, 'name')} was changed to a foreign key: table ${textOf(column, 'table')} does not own the rows`,
        )
      }
      if (owner === null || columnsOf(table).some(({ kind }) => kind === 'owner_key')) return warnings
      const key = columnsOf(table).find((column) => column.kind === 'foreign_key' && textOf(column, 'table') === owner)
      if (key === undefined) return warnings
      for (const param of Object.keys(key)) if (!kept.has(param)) Reflect.deleteProperty(key, param)
      amend.column(key, { kind: 'owner_key' })
      return [...warnings, `${place}.${textOf(key, 'name')} was changed to an owner key: table ${owner} owns the rows`]
    }),
}
