import type { Domain } from '../../domains/domain.ts'
import type { Fact } from '../facts/fact.ts'
import { findTable } from '../find/find-table.ts'
import { contradiction } from './contradiction.ts'

/** Refuses counts of a table that the story leaves out: "without customers, 500 customers". @throws SynthError `story_contradicts` */
export function refuseLeftOut(facts: readonly Fact[], domain: Domain): void {
  const out = new Map<string, Fact>()
  for (const fact of facts) {
    if (fact.type !== 'selection' || fact.mode !== 'without') continue
    for (const noun of fact.nouns) {
      const found = findTable(noun, domain)
      // "Without premium customers" leaves out only some of them.
      if (found !== null && found.words.length === noun.words.length) out.set(found.table, fact)
    }
  }
  if (out.size === 0) return
  for (const fact of facts) {
    if (fact.type !== 'count' || fact.count === 0) continue
    const found = findTable(fact.noun, domain)
    const without = found?.words.length === fact.noun.words.length ? out.get(found.table) : undefined
    if (without === undefined) continue
    throw contradiction(`${fact.count} rows of "${fact.noun.words.join(' ')}", which the story leaves out: state only one of the two`, [
      without,
      fact,
    ])
  }
}
