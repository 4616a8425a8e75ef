import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import type { Noun } from '../../words/noun.ts'
import type { SelfReference } from '../../facts/relation-fact.ts'
import { findTable } from '../../find/find-table.ts'
import { keyOf } from '../tables/key-of.ts'
import { type Bound, columnPointer, unused, used } from '../note.ts'
import { placedKey } from '../tables/placed-key.ts'
import { refersTo, tableNamed, withTable } from '../tables/references.ts'
import { noTable } from '../no-table.ts'

/** Makes rows of a table refer to other rows of it, by an existing column or a new one. Owned rows refer to rows of the same owner. */
export function setSelfReference(schema: Schema, domain: Domain, noun: Noun, self: SelfReference): Bound {
  const { column: name, roots, isSaid } = self
  const table = tableNamed(schema, findTable(noun, domain)?.table ?? '')
  const key = table === null ? null : keyOf(table)
  if (table === null) return unused(schema, noTable(noun))
  if (key === null) return unused(schema, `table "${table.name}" has no key of one column, so nothing can refer to its rows`)
  const parts = tableNamed(schema, `sub${table.name}`)
  if (parts !== null && refersTo(parts, table.name))
    return unused(schema, `rows of ${parts.name} belong to rows of ${table.name}: each is a table of its own`)
  const { rows } = table
  const count = typeof rows === 'number' ? rows : rows.type === 'primary' ? rows.count : undefined
  if (isSaid === true && roots >= 1 && (count ?? Infinity) <= roots)
    return unused(schema, `it is not known how many rows ${table.name} has below them`)
  const own = table.columns.find(({ kind, hidden }) => kind === 'self_reference' && hidden !== true)
  if (own !== undefined && isSaid !== true) return noted(schema, table, own.name, key)
  if (own !== undefined) {
    const columns = table.columns.map((column) => (column === own ? { ...own, roots } : column))
    return noted(withTable(schema, { ...table, columns }), table, own.name, key, roots)
  }
  if (table.columns.some((column) => column.name === name)) return unused(schema, `"${table.name}" has another column ${name}`)
  const owner = table.columns.find(({ kind }) => kind === 'owner_key')?.name
  const added: ColumnSchema = { name, kind: 'self_reference', roots, ...(owner === undefined ? {} : { partition_by: owner }) }
  return noted(withTable(schema, { ...table, columns: placedKey(table.columns, added) }), table, name, key, isSaid === true ? roots : null)
}

/** @param roots said number of rows without a reference; null if none is said */
function noted(schema: Schema, { name: table }: TableSchema, column: string, key: string, roots: number | null = null): Bound {
  const others = `rows of ${table} refer to other rows of ${table}`
  const text = roots === null ? others : `${others}, all but ${roots} of them`
  const claims = [{ type: 'refers_within', table, key: column, to: key }] as const
  return used(schema, columnPointer(schema, table, column), text, claims)
}
