import type { Domain } from '../../../domains/domain.ts'
import type { Schema, TableSchema } from '../../../schema/schema.ts'
import { trySchema } from '../../../try-schema.ts'
import { rowsIn } from '../tables/row-counts.ts'
import { tableNamed } from '../tables/references.ts'

/**
 * Makes owned rows independent of their owners if there are fewer rows than owners and other rows refer to the rows of their own owner.
 * With 60 cars for 80 drivers, a trip takes any car. Owned rows stay owned if anything else depends on the owner.
 */
export function withPooled(schema: Schema, domain: Domain): Schema {
  return schema.tables.reduce((before, { name, rows }) => {
    if (typeof rows !== 'object' || rows.type !== 'owned' || rows.total === undefined) return before
    const usual = tableNamed(domain.schema, name)?.rows
    if (typeof usual !== 'object' || usual.type !== 'owned' || usual.by !== rows.by || usual.min === 0) return before
    if (rows.total === 0 || rows.total >= rowsIn(before, rows.by)) return before
    if (!('reason' in trySchema(before))) return before
    const freed = { ...before, tables: before.tables.map((table) => freedIn(table, name, rows.by, rows.total ?? 0)) }
    return 'reason' in trySchema(freed) ? before : freed
  }, schema)
}

function freedIn(table: TableSchema, name: string, owner: string, total: number): TableSchema {
  if (table.name === name) {
    return { ...table, rows: total, columns: table.columns.filter((column) => column.kind !== 'owner_key' || column.table !== owner) }
  }
  const ofOwner = new Set(table.columns.flatMap((column) => (column.kind === 'foreign_key' && column.table === owner ? [column.name] : [])))
  return {
    ...table,
    columns: table.columns.map((column) => {
      if (column.kind !== 'foreign_key' || column.table !== name || !ofOwner.has(column.partition_by ?? '')) return column
      const { partition_by: _, ...free } = column
      return free
    }),
  }
}
