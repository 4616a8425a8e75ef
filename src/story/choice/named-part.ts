import type { Domain } from '../../domains/domain.ts'
import { findMeasure, tableOf } from '../bind/amounts/find-measure.ts'
import { ratioTables } from '../bind/counts/ratio.ts'
import { keptTables } from '../bind/tables/kept-tables.ts'
import { referredBy, tableNamed } from '../bind/tables/references.ts'
import { saidTable } from '../bind/tables/said-table.ts'
import { tableBetween } from '../bind/tables/table-between.ts'
import { candidatesOf } from '../compose/candidates.ts'
import type { AttributeFact, Fact } from '../facts/fact.ts'
import { findRate } from '../find/find-rate.ts'
import { findTable } from '../find/find-table.ts'
import type { Intent } from '../read-story.ts'
import { singularOf } from '../words/words.ts'

/**
 * Reduces a domain to the tables that a story is about. Applies to a story that names tables but no business. The result has the named
 * tables, the tables of its shares and amounts, the tables that relate them, and the tables that their keys refer to.
 * @param terms the tables that single words of the story name
 */
export function namedPart(domain: Domain, story: Pick<Intent, 'tokens' | 'facts'>, terms: readonly string[]): Domain {
  const kept = namedTables(domain, story, terms)
  if (kept.size === 0) return domain
  for (const name of kept) {
    for (const column of tableNamed(domain.schema, name)?.columns ?? []) {
      const parent = column.hidden === true ? null : referredBy(column)
      if (parent !== null && tableNamed(domain.schema, parent)?.hidden !== true) kept.add(parent)
    }
  }
  return { ...domain, schema: keptTables(domain.schema, kept) }
}

/** Whether the part that a story is about has at least as many tables that the story does not name as named ones. */
export function needsMore(domain: Domain, story: Pick<Intent, 'tokens' | 'facts'>, terms: readonly string[]): boolean {
  const named = namedTables(domain, story, terms).size
  return named > 0 && namedPart(domain, story, terms).schema.tables.filter(({ hidden }) => hidden !== true).length >= 2 * named
}

/** The tables that a story names, including the tables of its shares and amounts; none if it names tables that it does not want. */
function namedTables(domain: Domain, story: Pick<Intent, 'tokens' | 'facts'>, terms: readonly string[]): Set<string> {
  // "Without returns": all other tables stay.
  if (story.facts.some((fact) => fact.type === 'selection' && fact.mode === 'without')) return new Set()
  const said = candidatesOf(story).flatMap(({ words }) => findTable({ words }, domain)?.table ?? [])
  return new Set([...terms, ...said, ...story.facts.flatMap((fact) => tablesOf(fact, domain))])
}

function tablesOf(fact: Fact, domain: Domain): readonly string[] {
  if (fact.type === 'rate') {
    const found = findRate(fact.what, null, domain)
    return found === null ? [] : [found.table]
  }
  if (fact.type === 'attribute') return ownerOf(fact, domain)
  if (fact.type === 'ratio') {
    const found = ratioTables(domain.schema, domain, fact)
    return typeof found === 'string' ? [] : [found.counted.name, found.parent.name]
  }
  if (fact.type === 'relation') {
    const [child, parent] = [
      saidTable(domain.schema, domain, fact.child, fact.parent),
      saidTable(domain.schema, domain, fact.parent, fact.child),
    ]
    const between = child === null || parent === null || fact.sides === undefined ? null : tableBetween(domain.schema, child, parent)
    return between === null ? [] : [between.name]
  }
  if (fact.type !== 'curve' && fact.type !== 'growth' && fact.type !== 'shape') return []
  const target = findMeasure(domain.schema, domain, fact.measure, fact.type === 'curve' && fact.currency !== null)
  if (target.type === 'none') return []
  return [target.type === 'rows' ? target.table : tableOf(target.measure.column)]
}

/** The table that the name of a column begins with: "tickets" of "ticket types". */
function ownerOf({ column }: AttributeFact, domain: Domain): readonly string[] {
  const words = column?.words ?? []
  const table = findTable({ words: words.slice(0, -1) }, domain)?.table
  const names = new Set([singularOf(words.at(-1) ?? ''), words.map(singularOf).join('_')])
  const isOwn =
    table !== undefined && tableNamed(domain.schema, table)?.columns.some(({ name, hidden }) => names.has(name) && hidden !== true)
  return isOwn === true ? [table] : []
}
