import type { Schema } from '../../../schema/schema.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import { hasColumn } from '../tables/references.ts'
import type { AttributeColumn } from './made-column.ts'

/** The only column with the name of rows that no table has: "calls" of "customers(id, calls)". Null for none or several. */
export function namedAsRows(schema: Schema, { table, column }: Pick<AttributeFact, 'table' | 'column'>): AttributeColumn | null {
  const name = column === null ? (table?.words.join('_') ?? '') : ''
  const [only, ...others] = schema.tables.filter((each) => hasColumn(schema, each.name, name))
  return only === undefined || others.length > 0 ? null : { schema, table: only.name, column: name, money: [], renamed: [] }
}
