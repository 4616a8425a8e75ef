import type { Schema, TableSchema } from '../../schema/schema.ts'
import { singularOf } from '../words/words.ts'

/** The table that a word names beside its owner: the "items" of orders, where the trade has order items. Undefined for none. */
export function partsNamed(word: string, { tables }: Pick<Schema, 'tables'>): TableSchema | undefined {
  return tables.find(
    ({ name, rows }) => typeof rows === 'object' && rows.type === 'owned' && singularOf(name) === `${singularOf(rows.by)}_${word}`,
  )
}
