import type { Noun } from '../words/noun.ts'
import { isSameNoun } from '../series/is-same-noun.ts'
import type { Revision } from './revision.ts'

/**
 * Adds the tables that are counted behind a limit to the tables that it leaves: "Polish customers only, 250 of them, with 1,000 orders" are
 * customers and orders. The limit says which customers these are.
 */
export const withCountedBesideOnly: Revision = ({ facts, asides }, { text }) => {
  const changed = facts.map((fact) => {
    if (fact.type !== 'selection' || fact.mode !== 'only' || !/\bonly$/i.test(text.slice(fact.start, fact.end))) return fact
    const clause = endOfSentence(text, fact.end)
    const beside = facts.flatMap((each): readonly Noun[] =>
      each.type === 'count' && each.start >= fact.end && each.end <= clause && !fact.nouns.some((noun) => isSameNoun(noun, each.noun))
        ? [each.noun]
        : [],
    )
    return beside.length === 0 ? fact : { ...fact, nouns: [...fact.nouns, ...beside] }
  })
  return { facts: changed, asides }
}

function endOfSentence(text: string, from: number): number {
  const length = /[.;!?](?=\s|$)|\n/.exec(text.slice(from, from + longest))?.index ?? longest
  return from + length
}

/** Most characters of the rest of such a sentence. */
const longest = 200
