import type { Domain } from '../../domains/domain.ts'
import type { Fact } from '../facts/fact.ts'
import { columnPath } from '../find/column-path.ts'
import { findTable } from '../find/find-table.ts'
import { archetypeOf } from '../compose/archetype-of.ts'

/**
 * Adds the name of a sum of money to the names of the rows that it sums up, if the story counts them: "5000 sales" of a shop are its orders.
 * Rows that recur, such as invoices, are no such events.
 */
export function withCountedSums(domain: Domain, facts: readonly Fact[]): Domain {
  return facts.reduce((before, fact) => {
    const [word = '', more] = fact.type === 'count' ? fact.noun.words : []
    if (word === '' || more !== undefined || findTable({ words: [word] }, before) !== null) return before
    if (archetypeOf([word]) !== 'transaction') return before
    const measure = before.measures.find(({ unit, words }) => unit === 'money' && words.includes(word))
    const table = measure === undefined ? '' : columnPath(measure.column).table
    const rows = before.schema.tables.find(({ name }) => name === table)?.rows
    if (rows === undefined || (typeof rows === 'object' && rows.type === 'recurring')) return before
    return { ...before, nouns: { ...before.nouns, [table]: [...(before.nouns[table] ?? []), word] } }
  }, domain)
}
