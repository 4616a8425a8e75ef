import { oncePerObject } from '../../caches/once-per-object.ts'
import type { Domain } from '../../domains/domain.ts'
import type { Schema } from '../../schema/schema.ts'
import type { Fact } from '../facts/fact.ts'
import { findTable } from '../find/find-table.ts'
import { rowWords } from '../lexicon/row-words.ts'
import { partPronouns } from '../lexicon/selecting-words.ts'
import { isPluralNoun } from '../words/nouns.ts'
import { headOf } from '../words/words.ts'

/**
 * Nouns with a count or a share for which the domain has neither a table nor a column, by the last word in the singular. A statement about
 * them is about no other table.
 */
export function untabledNouns(facts: readonly Fact[], domain: Domain): ReadonlySet<string> {
  return new Set(
    facts.flatMap((fact) => {
      const noun = fact.type === 'count' ? fact.noun : fact.type === 'rate' && fact.of !== null && isPluralNoun(fact.of) ? fact.of : null
      const word = noun === null ? '' : headOf(noun.words)
      if (noun === null || rowWords.has(word) || partPronouns.has(noun.words.at(-1) ?? '') || findTable(noun, domain) !== null) return []
      return columnWordsOf(domain.schema).has(word) ? [] : [word]
    }),
  )
}

/** All words in the names of columns. */
const columnWordsOf = oncePerObject(
  ({ tables }: Schema): ReadonlySet<string> => new Set(tables.flatMap(({ columns }) => columns.flatMap(({ name }) => name.split('_')))),
)
