import type { Domain } from '../../domains/domain.ts'
import { keptTables } from '../bind/tables/kept-tables.ts'
import { withTable } from '../bind/tables/references.ts'
import { columnPath } from '../find/column-path.ts'
import { findTable } from '../find/find-table.ts'
import { candidatesOf } from '../compose/candidates.ts'
import type { Intent } from '../read-story.ts'
import { isPlural, singularOf } from '../words/words.ts'

/** Reduces a trade to the business that a story names, if this is a part of the trade: an airline has no hotels. */
export function withPart(domain: Domain, story: Pick<Intent, 'text' | 'tokens' | 'facts'>): Domain {
  const parts = Object.entries(domain.parts ?? {})
  const named = parts.find(([name]) => story.tokens.some(({ text }) => singularOf(text) === name))
  if (named === undefined) return domain
  const [name, { without, columns }] = named
  const out = new Set(without)
  const said = candidatesOf(story).flatMap(({ words }) => findTable({ words }, domain)?.table ?? [])
  const areSeveral = story.tokens.some(({ text }) => isPlural(text) && singularOf(text) === name)
  if (areSeveral || said.some((table) => out.has(table))) return domain
  const kept = domain.schema.tables.filter((table) => table.hidden !== true && !out.has(table.name)).map((table) => table.name)
  const schema = domain.schema.tables.reduce((before, table) => {
    const own = new Map((columns[table.name] ?? []).map((column) => [column.name, column]))
    return own.size === 0 ? before : withTable(before, { ...table, columns: table.columns.map((column) => own.get(column.name) ?? column) })
  }, domain.schema)
  const isChanged = (path: string): boolean => {
    const { table, column } = columnPath(path)
    return out.has(table) || columns[table]?.some((each) => each.name === column) === true
  }
  return {
    ...domain,
    nouns: Object.fromEntries(Object.entries(domain.nouns).filter(([table]) => !out.has(table))),
    rates: domain.rates.filter(({ column }) => !isChanged(column)),
    schema: keptTables(schema, new Set(kept)),
  }
}
