import { classify } from '../compose/classify.ts'
import { approximations } from '../lexicon/approximations.ts'
import { stateWords } from '../lexicon/states.ts'
import { having, havingVerbs } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, spanOf, textAt } from '../reader/index.ts'
import type { Reading } from './phrase.ts'
import type { Fact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun } from '../words/nouns.ts'
import type { Token } from '../tokens/token.ts'
import { sameInPlural } from '../words/irregular-words.ts'
import { isPlural } from '../words/words.ts'
import { readAmount } from '../amounts/amount.ts'
import { type CountedAmong, ratiosAmong, readCountedAmong } from '../amounts/counted-among.ts'

/** Most words between the subject and the number: "can have on average". */
const mostBetween = 5
/** "For each customer 2 addresses", "give every user 3 posts": a number follows at once. */
const giving = wordSet('for give')
export const singleVerbs = wordSet(
  [...havingVerbs].filter((verb) => verb.endsWith('s')),
  'needs covers',
)

/** "Each is 5 years old" gives no number of rows. */
const beingVerbs = wordSet('is was')

/** A word with the ending of a verb of one subject, before a number: "keeps 3", "writes 2". */
export function isSingleVerb(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  return kindAt(tokens, at) === 'word' && isPlural(text) && !sameInPlural.has(text) && !beingVerbs.has(text)
}

/**
 * The numbers of rows of each row of a parent that stand behind a token: "has 1 to 5 items and 2 payments". Null if there is none.
 * `start` is the position of the first fact, `first` the first token of the phrase.
 */
export function ratiosFrom(
  tokens: readonly Token[],
  parent: Noun,
  from: number,
  start: number,
  first: number,
  before: readonly Fact[],
): Reading | null {
  let at = from
  while (at < from + mostBetween && !endsClause(tokens, at) && readCountedAmong(tokens, at) === null) at++
  const facts: Fact[] = []
  let next = at
  for (
    let counted = at > from || isNumberNext(tokens, from, first) ? readCountedAmong(tokens, at) : null;
    counted !== null && facts.length < 4;
    counted = nextCounted(tokens, next)
  ) {
    if (!isPluralNoun(counted.noun) && !isInSingular(tokens, at, counted)) break
    const begin = facts.length === 0 ? start : (tokens[next + 1]?.start ?? 0)
    const stated = withState(tokens, counted)
    next = stated.next
    facts.push(...ratiosAmong(stated, parent, { start: begin, end: spanOf(tokens, at, next).end }))
  }
  return facts.length === 0 ? null : { facts: [...before, ...facts], first, next }
}

/** With the state behind rows as an adjective: "5 loans | open" are 5 open loans. */
function withState(tokens: readonly Token[], counted: CountedAmong): CountedAmong {
  const { noun, next } = counted
  if (!isOneOf(tokens, next, stateWords) || !endsClause(tokens, next + 1)) return counted
  const words = [textAt(tokens, next), ...noun.words]
  return { ...counted, noun: { ...noun, words, end: tokens[next]?.end ?? noun.end }, next: next + 1 }
}

/** Whether a noun may be in the singular: "at least one order", "5 sheep", and, by mistake, "every student have 5 grade". */
function isInSingular(tokens: readonly Token[], at: number, { noun, bounds, next }: CountedAmong): boolean {
  if (bounds.min === 1 || sameInPlural.has(noun.words.at(-1) ?? '')) return true
  const isEnd = endsClause(tokens, next) || textAt(tokens, next) === 'and'
  return noun.words.length === 1 && isOneOf(tokens, at - 1, having) && isEnd && classify(noun.words) !== null
}

/** Whether the number may follow its rows without a verb: "each user 0-8 orders", "for each customer 2 addresses", "8 shops, each 3 tills". */
function isNumberNext(tokens: readonly Token[], at: number, first: number): boolean {
  return (
    isOneOf(tokens, at, approximations) ||
    isOneOf(tokens, first - 1, giving) ||
    textAt(tokens, first) === 'per' ||
    (textAt(tokens, first) === 'each' && at === first + 1) ||
    readAmount(tokens, at)?.isRange === true
  )
}

/** The next number of a list: "has 1 to 5 items and 2 payments", "belongs to one customer and contains 1 to 5 items", "and writes 2 reviews". */
function nextCounted(tokens: readonly Token[], at: number): CountedAmong | null {
  const isVerb = isOneOf(tokens, at + 1, singleVerbs) || isSingleVerb(tokens, at + 1)
  const start = isVerb ? at + 2 : at + 1
  const counted = textAt(tokens, at) === 'and' ? readCountedAmong(tokens, start) : null
  return counted !== null && endsClause(tokens, counted.next) ? counted : null
}
