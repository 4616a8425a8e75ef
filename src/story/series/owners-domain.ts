import type { Domain } from '../../domains/domain.ts'
import { builtTables, columnLists, composeDomain, nounsOf, plansOf } from '../compose/compose-domain.ts'
import type { Fact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { findTable } from '../find/find-table.ts'
import type { Intent } from '../read-story.ts'
import type { Span } from '../tokens/token.ts'
import { singularOf } from '../words/words.ts'
import { emptyDomain } from './empty-domain.ts'

/** The tables of a story beside its series: that of what has them, counted or not, and others that are counted. */
export function ownersDomain(intent: Intent, each: Noun, count: number | null, parts: readonly Span[]): Domain | null {
  const taken = parts.map(({ start, end }): Fact => ({ type: 'currency', currency: '', start, end }))
  const composed = composeDomain({ ...intent, facts: [...intent.facts, ...taken] })
  if (composed !== null && findTable(each, composed) !== null) return composed
  const owner = { words: each.words.map(singularOf), written: each.words.at(-1) ?? '', count, start: each.start }
  const [plan, ...others] = plansOf([owner], intent.facts)
  if (plan === undefined || others.length > 0) return null
  const tables = builtTables([plan], plan)
  const schema = { version: 1 as const, name: 'custom', tables: tables.map(({ table }) => table) }
  return { ...emptyDomain(intent.text), ...columnLists(tables), nouns: nounsOf([plan]), schema }
}
