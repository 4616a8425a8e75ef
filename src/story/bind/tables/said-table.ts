import type { Domain } from '../../../domains/domain.ts'
import type { Schema, TableSchema } from '../../../schema/schema.ts'
import type { Noun } from '../../words/noun.ts'
import { findTable } from '../../find/find-table.ts'
import { headOf, singularOf } from '../../words/words.ts'
import { refersTo, tableNamed } from './references.ts'
import { onlyOf } from '../../../lists.ts'

/** The table that a noun names. Next to another table, the last word of its name is enough: "items" of orders. Null for none. */
export function saidTable(schema: Schema, domain: Domain, noun: Noun, beside: Noun): TableSchema | null {
  const found = tableNamed(schema, findTable(noun, domain)?.table ?? '')
  const other = findTable(beside, domain)?.table
  if (found !== null || other === undefined) return found
  const head = headOf(noun.words)
  const alike = schema.tables.filter((table) => singularOf(table.name.split('_').at(-1) ?? '') === head)
  return alike.find((table) => refersTo(table, other)) ?? onlyOf(alike)
}
