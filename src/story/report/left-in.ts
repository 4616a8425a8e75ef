import type { Domain } from '../../domains/domain.ts'
import type { FactBound } from '../bind/binding.ts'
import type { CountFact, Fact, RateFact } from '../facts/fact.ts'
import { findTable } from '../find/find-table.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { placesInNoun } from '../places/places-in-noun.ts'
import type { Intent } from '../read-story.ts'
import type { Span, Token } from '../tokens/token.ts'
import { tokensWithin } from '../tokens/tokens-within.ts'

/** Nouns of a share or flag: "open rate 32%", "fraud flag 4%". */
const shareNouns = wordSet('rate rates ratio percentage share proportion flag flags')

/** The parts inside a used fact that had no effect, such as "Brazilian" of "40 Brazilian restaurants". */
export function leftIn(fact: Fact, { words }: FactBound, tokens: Intent['tokens'], domain: Domain): readonly Span[] {
  if (fact.type === 'columns') return (fact.list ?? []).flatMap(({ unread }) => unread)
  if (fact.type === 'count' && words === undefined) return adjectivesOf(fact, tokens, domain)
  if (words === undefined || fact.type !== 'rate') return []
  const named = new Set([...words, ...(fact.of?.words ?? [])])
  return tokensWithin(fact, tokens).filter(
    (token, place, own) =>
      token.kind === 'word' &&
      fact.what.includes(token.text) &&
      !named.has(token.text) &&
      !shareNouns.has(token.text) &&
      !isLeading(token, place, own, fact) &&
      !isObject(place, own),
  )
}

/** Whether a word is a verb whose object follows: "paid" of "paid by card", "uploaded a video". */
function isLeading({ text }: Token, place: number, own: readonly Token[], { what }: RateFact): boolean {
  const after = own[place + 1]?.text ?? ''
  const isFirst = what[0] === text && after !== ''
  return /(?:ed|id|ade|ought|old|one|ent)$/.test(text) && (isFirst || /^(?:by|via|with|through|using|on|in|at|as|for|from)$/.test(after))
}

/** Whether a word is an object after "to": "consented to cookies". */
function isObject(place: number, own: readonly Token[]): boolean {
  return own[place - 1]?.text === 'to'
}

/** The words of a counted noun before the name of its table. They have no effect. */
function adjectivesOf(fact: CountFact, tokens: Intent['tokens'], domain: Domain): readonly Span[] {
  const { noun } = fact
  const named = findTable(noun, domain)?.words.length ?? noun.words.length
  const own = tokensWithin(noun, tokens).filter(({ kind }) => kind !== 'sign')
  // A demonym before a noun is not always a place: "Brazilian restaurants" may be in Italy.
  const isPlace = (place: number): boolean => placesInNoun({ ...noun, words: own.slice(place, place + 2).map(({ text }) => text) }) !== null
  return [...compoundIn(fact, tokens), ...own.slice(0, Math.max(0, own.length - named)).filter((_, place) => !isPlace(place))]
}

/** The words of an adjective with a hyphen between a number and its noun: "two-bed" of "40 two-bed flats". */
function compoundIn(fact: CountFact, tokens: Intent['tokens']): readonly Span[] {
  const before = tokensWithin(fact, tokens).filter(({ end, start }) => end <= fact.noun.start && start > fact.start)
  return before.filter(({ isHyphened }, place) => isHyphened || before[place - 1]?.isHyphened === true)
}
