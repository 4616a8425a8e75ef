import type { Schema, TableSchema } from '../../../schema/schema.ts'
import { countedOn, refersTo, tableNamed } from './references.ts'

/** The table that relates two others: it refers to both, or its owner refers to the second one. Null for none. */
export function tableBetween(schema: Schema, child: TableSchema, parent: TableSchema): TableSchema | null {
  const reaches = (table: TableSchema): boolean =>
    refersTo(table, parent.name) ||
    (typeof table.rows === 'object' &&
      table.rows.type === 'owned' &&
      countedOn(table.rows).some((owner) => refersTo(tableNamed(schema, owner) ?? table, parent.name)))
  const between = schema.tables.filter((table) => table !== child && table !== parent && refersTo(table, child.name) && reaches(table))
  const owned = between.find(({ rows }) => typeof rows === 'object' && rows.type === 'owned' && rows.by === parent.name)
  return owned ?? between[0] ?? null
}
