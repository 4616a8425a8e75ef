import type { Domain } from '../../domains/domain.ts'
import type { Fact } from '../facts/fact.ts'
import { findTable } from '../find/find-table.ts'
import { rowWords } from '../lexicon/row-words.ts'
import { headOf } from '../words/words.ts'

/** What a story counts and a domain has no table of, and no column either, by the last word in the singular: what is said of it is of no other table. */
export function untabledNouns(facts: readonly Fact[], domain: Domain): ReadonlySet<string> {
  const columns = new Set(domain.schema.tables.flatMap((table) => table.columns.flatMap(({ name }) => name.split('_'))))
  return new Set(
    facts.flatMap((fact) => {
      const word = fact.type === 'count' ? headOf(fact.noun.words) : ''
      return word === '' || fact.type !== 'count' || rowWords.has(word) || columns.has(word) || findTable(fact.noun, domain) !== null
        ? []
        : [word]
    }),
  )
}
