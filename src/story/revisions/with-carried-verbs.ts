import type { Fact, PlaceFact, RateFact } from '../facts/fact.ts'
import { articles } from '../lexicon/determiners.ts'
import { doneBy, isLastingVerb } from '../lexicon/flag-verbs.ts'
import { isGenderWord } from '../lexicon/gender-words.ts'
import { stateWords } from '../lexicon/states.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Token } from '../tokens/token.ts'
import { tokensWithin } from '../tokens/tokens-within.ts'
import { functionWords } from '../words/words.ts'
import type { Revision } from './revision.ts'

/** Verbs whose objects are things, so that what follows another share without a verb is an object as well. */
const carried = wordSet('speak sing learn study teach play use drink wear prefer own rent need')
/** Most characters between two shares of a list: ", and ". */
const nearest = 6
const mostWords = 2

/**
 * Repeats the verb of a share in the shares that follow with an object only: "45% learn Spanish, 35% French", "60% own a car, 20% a bike".
 * A language is then no country.
 */
export const withCarriedVerbs: Revision = ({ facts, asides }, { tokens }) => {
  let before: RateFact | null = null
  const changed = facts.map((fact): Fact => {
    const verb: string = before === null || fact.start - before.end > nearest ? '' : (before.what[0] ?? '')
    const again = before === null || !carried.has(verb) ? null : withVerb(fact, before, tokens)
    before = again ?? (fact.type === 'rate' ? fact : null)
    return again ?? fact
  })
  return { facts: changed, asides }
}

function withVerb(fact: Fact, { what: [verb = '', first = ''] }: RateFact, tokens: readonly Token[]): RateFact | null {
  const said = objectOf(fact, tokens)
  if (said === null || articles.has(said.what[0] ?? '') !== articles.has(first)) return null
  const words = said.what.filter((word) => !articles.has(word))
  return words.length > 0 && words.length <= mostWords && words.every(isThing) ? { ...said, what: [verb, ...said.what] } : null
}

/** A share with an object and no rows of its own. A language may be read as a country. */
function objectOf(fact: Fact, tokens: readonly Token[]): RateFact | null {
  const share = fact.type === 'place' ? shareOfCountry(fact) : fact.type === 'rate' && fact.of === null ? fact.share : null
  if (share === null) return null
  const what = tokensWithin(fact, tokens).flatMap(({ kind, text }) => (kind === 'word' ? [text] : []))
  return { type: 'rate', share, what, of: null, start: fact.start, end: fact.end }
}

function shareOfCountry({ countries: [only, other], cities }: PlaceFact): number | null {
  return other === undefined && cities.length === 0 ? (only?.share ?? null) : null
}

function isThing(word: string): boolean {
  const isState = stateWords.has(word) || word.endsWith('ed') || isGenderWord(word)
  return !isState && !functionWords.has(word) && !isLastingVerb(word) && doneBy(word) === word
}
