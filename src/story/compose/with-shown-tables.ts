import type { Domain } from '../../domains/domain.ts'
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts'
import { referredBy } from '../bind/tables/references.ts'
import { findTable } from '../find/find-table.ts'
import type { Intent } from '../read-story.ts'
import { candidatesOf } from './candidates.ts'
import { termKey } from '../words/term-words.ts'

/** Shows the hidden tables with names that a story asks for: the authors of books. The rows that refer to them show their keys and names. */
export function withShownTables(domain: Domain, story: Pick<Intent, 'tokens' | 'facts'>): Domain {
  const hidden = domain.schema.tables.filter(({ hidden: isHidden, columns }) => isHidden === true && columns.some(isName))
  const said = new Set(hidden.length === 0 ? [] : candidatesOf(story).map(({ words }) => words.join(' ')))
  const shown = hidden.filter(({ name }) => said.has(termKey(name)) && findTable({ words: [termKey(name)] }, domain) === null)
  return shown.reduce((before, table) => shownIn(before, table), domain)
}

function shownIn(domain: Domain, { name }: TableSchema): Domain {
  const tables = domain.schema.tables.map((table) => {
    if (table.name === name) return { ...table, hidden: false }
    const key = table.columns.find((column) => referredBy(column) === name)
    return key === undefined ? table : { ...table, columns: table.columns.map((column) => shownColumn(column, key.name, termKey(name))) }
  })
  return { ...domain, nouns: { ...domain.nouns, [name]: [termKey(name)] }, schema: { ...domain.schema, tables } }
}

function shownColumn(column: ColumnSchema, key: string, word: string): ColumnSchema {
  if (column.name === key) return { ...column, hidden: false }
  return column.name === word && column.hidden !== true ? { name: word, kind: 'lookup', through: key, column: 'name' } : column
}

function isName({ name, hidden }: ColumnSchema): boolean {
  return name === 'name' && hidden !== true
}
