import { oncePerObject } from '../../caches/once-per-object.ts'
import type { Domain } from '../../domains/domain.ts'
import type { Schema } from '../../schema/schema.ts'
import type { Fact } from '../facts/fact.ts'
import { findTable } from '../find/find-table.ts'
import { rowWords } from '../lexicon/row-words.ts'
import { partPronouns } from '../lexicon/selecting-words.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun } from '../words/nouns.ts'
import { headOf } from '../words/words.ts'

/**
 * Nouns with a count, a share or columns for which the domain has neither a table nor a column, by the last word in the singular. A statement about
 * them is about no other table.
 */
export function untabledNouns(facts: readonly Fact[], domain: Domain): ReadonlySet<string> {
  return new Set(
    facts.flatMap((fact) => {
      const noun = nounOf(fact)
      const word = noun === null ? '' : headOf(noun.words)
      if (noun === null || rowWords.has(word) || partPronouns.has(noun.words.at(-1) ?? '') || findTable(noun, domain) !== null) return []
      return columnWordsOf(domain.schema).has(word) ? [] : [word]
    }),
  )
}

/** What a fact counts or divides, or has columns; null for others. */
function nounOf(fact: Fact): Noun | null {
  if (fact.type === 'count') return fact.noun
  const noun = fact.type === 'rate' ? fact.of : fact.type === 'columns' && fact.list === undefined ? fact.noun : null
  return noun !== null && isPluralNoun(noun) ? noun : null
}

/** All words in the names of columns, except references: a "manager_id" does not make managers a column. */
const columnWordsOf = oncePerObject(
  ({ tables }: Schema): ReadonlySet<string> =>
    new Set(tables.flatMap(({ columns }) => columns.flatMap(({ name }) => (name.endsWith('_id') ? [] : name.split('_'))))),
)
