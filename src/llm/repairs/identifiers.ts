import type { ColumnSchema, KindName } from '../../schema/schema.ts'
import { singularOf } from '../../story/words/words.ts'
import { amend } from './amend.ts'
import { columnsOf, type Repair, tablesOf, textOf } from './repair.ts'

/** Adds an identifier to tables that others refer to and that have none. */
export const identifiers: Repair = {
  name: 'identifiers',
  apply: (schema) => {
    const tables = tablesOf(schema)
    const keys: ReadonlySet<unknown> = new Set<KindName>(['foreign_key', 'owner_key', 'self_reference'])
    const referred = new Set(
      tables.flatMap((table) =>
        columnsOf(table)
          .filter(({ kind }) => keys.has(kind))
          .map((column) => textOf(column, 'table') || textOf(table, 'name')),
      ),
    )
    return tables.flatMap((table) => {
      const name = textOf(table, 'name')
      const columns = columnsOf(table)
      if (!referred.has(name) || columns.some(({ kind }) => kind === 'sequence' || kind === 'uuid')) return []
      const words = name.split('_')
      const id = [...words.slice(0, -1), singularOf(words.at(-1) ?? ''), 'id'].join('_')
      if (columns.some((column) => textOf(column, 'name') === id)) return []
      const key: ColumnSchema = { name: id, kind: 'sequence' }
      amend.table(table, { columns: [key, ...columns] })
      return [`Table ${name}, which others refer to, was given the identifier ${id}`]
    })
  },
}
