import type { Domain } from '../../domains/domain.ts'
import type { FactBound } from '../bind/binding.ts'
import type { CountFact, Fact } from '../facts/fact.ts'
import { findTable } from '../find/find-table.ts'
import { placesInNoun } from '../places/places-in-noun.ts'
import type { Span, Token } from '../tokens/token.ts'
import { tokensWithin } from '../tokens/tokens-within.ts'

/** The parts of a used fact that set nothing. */
export function leftOf(fact: Fact, { words }: FactBound, tokens: readonly Token[], domain: Domain): readonly Span[] {
  if (fact.type === 'columns') return (fact.list ?? []).flatMap(({ unread }) => unread)
  if (fact.type === 'count' && words === undefined) return adjectivesOf(fact, tokens, domain)
  if (words === undefined || fact.type !== 'rate') return []
  const named = new Set([...words, ...(fact.of?.words ?? [])])
  return tokensWithin(fact, tokens).filter(
    ({ kind, text }, place, own) => kind === 'word' && fact.what.includes(text) && !named.has(text) && !isLeading(text, own[place + 1]),
  )
}

/** "paid" of "paid by card": what is said comes after it. */
function isLeading(text: string, after: Token | undefined): boolean {
  return /(?:ed|id|ade|ought|old|one|ent)$/.test(text) && /^(?:by|via|with|through|using|on|in|at|as|for|from)$/.test(after?.text ?? '')
}

/** The words of a counted noun that stand before the name of its table: nothing is made of them. */
function adjectivesOf({ noun }: CountFact, tokens: readonly Token[], domain: Domain): readonly Span[] {
  const named = findTable(noun, domain)?.words.length ?? noun.words.length
  const own = tokensWithin(noun, tokens).filter(({ kind }) => kind !== 'sign')
  // "Brazilian" of "Brazilian restaurants" is no place: they may cook so.
  const isPlace = (place: number): boolean => placesInNoun({ ...noun, words: own.slice(place, place + 2).map(({ text }) => text) }) !== null
  return own.slice(0, Math.max(0, own.length - named)).filter((_, place) => !isPlace(place))
}
