import type { Domain } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import { columnInNoun } from '../../find/column-in-noun.ts'
import { hasColumn } from '../tables/references.ts'
import type { AttributeColumn } from './made-column.ts'

/**
 * The column that a fact names as if it were rows: the only one with the name of rows that no table has, "calls" of "customers(id, calls)", or
 * one behind its table, "order ratings". Null for none or several.
 */
export function namedAsRows(
  { schema, domain }: { readonly schema: Schema; readonly domain: Pick<Domain, 'nouns'> },
  { table, column }: Pick<AttributeFact, 'table' | 'column'>,
): AttributeColumn | null {
  if (table === null || column !== null) return null
  const added = { schema, money: [], renamed: [] }
  const name = table.words.join('_')
  const [only, ...others] = schema.tables.filter((each) => hasColumn(schema, each.name, name))
  if (only !== undefined) return others.length > 0 ? null : { ...added, table: only.name, column: name }
  const own = columnInNoun(table, { nouns: domain.nouns, schema })
  return own === null ? null : { ...added, ...own }
}
