import { ref } from '../../builders/table.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import { pluralOf } from '../words/words.ts'
import type { TableDraft } from './table-draft.ts'

/** A reference to the table in the name of a column: "customer_id", "customerid". Null for none. */
export function reference({ context }: TableDraft, name: string): ColumnBody<'foreign_key'> | null {
  const stem = name.replace(/_?(?:id|key|fk)$/, '')
  const plural = stem
    .split('_')
    .with(-1, pluralOf(stem.slice(stem.lastIndexOf('_') + 1)))
    .join('_')
  const target = context.tables.find((table) => table.name === plural || table.name === stem || table.key === name)
  return target === undefined || target.name === context.table ? null : ref(target.name)
}
