import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { findTable } from '../../find/find-table.ts'
import { columnName } from '../../meanings/column-name.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import { singularOf } from '../../words/words.ts'
import { referredBy, tableNamed } from '../tables/references.ts'
import { isOwnedBy } from '../tables/is-owned-by.ts'

const counting = new Set(['number', 'count', 'total', 'num', 'of'])

/**
 * A column with a value of other rows: of a row that is referred to ("customer name" or "doctor" of an appointment) or of owned rows
 * ("number of orders"). Null if the words name none.
 */
export function relatedColumn(schema: Schema, domain: Domain, table: TableSchema, words: readonly string[]): ColumnSchema | null {
  const name = columnName(words)
  if (name === null || table.columns.some((column) => column.name === name)) return null
  return ofParent(schema, domain, table, words, name) ?? countOfOwned(schema, domain, table, words, name)
}

function ofParent(schema: Schema, domain: Domain, table: TableSchema, words: readonly string[], name: string): ColumnSchema | null {
  for (const key of table.columns) {
    const parent = key.hidden === true ? null : tableNamed(schema, referredBy(key) ?? '')
    if (parent === null || key.kind !== 'foreign_key' || parent === table) continue
    for (let length = words.length; length > 0; length--) {
      const noun = words.slice(0, length)
      if (singularOf(noun.at(-1) ?? '') !== noun.at(-1) || findTable({ words: noun }, domain)?.table !== parent.name) continue
      const column = columnOf(parent, words.slice(length))
      if (column === null) continue
      return column.kind === 'person'
        ? { name, kind: 'template', template: `{${key.name}.${column.name}}` }
        : { name, kind: 'lookup', through: key.name, column: column.name }
    }
  }
  return null
}

/** The column of a table that words mean; the name column without words. Null for none. */
function columnOf({ columns }: TableSchema, words: readonly string[]): ColumnSchema | null {
  const isName = words.length === 0 || words.join(' ') === 'name'
  if (isName)
    return (
      columns.find(({ name }) => name === 'name' || name === 'full_name' || name === 'title') ??
      columns.find(({ kind }) => kind === 'person') ??
      null
    )
  const wanted = findMeaning(words, [])
  if (!wanted.isExact) return columns.find(({ name, hidden }) => hidden !== true && name === words.join('_')) ?? null
  const [meaning] = wanted.meaning.names
  return columns.find(({ name, hidden }) => hidden !== true && findMeaning(name.split('_'), []).meaning.names[0] === meaning) ?? null
}

function countOfOwned(schema: Schema, domain: Domain, table: TableSchema, words: readonly string[], name: string): ColumnSchema | null {
  const rest = words.filter((word) => !counting.has(word))
  if (rest.length === words.length || rest.length === 0) return null
  const owned = tableNamed(schema, findTable({ words: rest }, domain)?.table ?? '')
  const isOwned = owned !== null && isOwnedBy(owned.rows, table.name)
  return isOwned ? { name, kind: 'roll_up', table: owned.name, aggregate: 'count' } : null
}
