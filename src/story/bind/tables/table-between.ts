import { countedOn } from '../../../schema/counted-on.ts'
import type { Schema, TableSchema } from '../../../schema/schema.ts'
import { refersTo, tableNamed } from './references.ts'
import { isOwnedBy } from './is-owned-by.ts'

/**
 * The table that relates two others: it refers to both, or its owner refers to the second one. It may refer to parts of the first: loans of
 * the copies of a book. Null for none.
 */
export function tableBetween(schema: Schema, child: TableSchema, parent: TableSchema): TableSchema | null {
  const reaches = (table: TableSchema): boolean =>
    refersTo(table, parent.name) ||
    (typeof table.rows === 'object' &&
      table.rows.type === 'owned' &&
      countedOn(table.rows).some((owner) => refersTo(tableNamed(schema, owner) ?? table, parent.name)))
  const parts = schema.tables.filter(({ rows }) => isOwnedBy(rows, child.name))
  const refersToChild = (table: TableSchema): boolean =>
    refersTo(table, child.name) || parts.some((part) => part !== table && refersTo(table, part.name))
  const between = schema.tables.filter((table) => table !== child && table !== parent && refersToChild(table) && reaches(table))
  const owned = between.find(({ rows }) => isOwnedBy(rows, parent.name))
  return owned ?? between[0] ?? null
}
