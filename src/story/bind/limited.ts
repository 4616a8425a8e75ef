import type { Aside } from '../facts/aside.ts'
import type { AttributeFact, Fact, RateFact, WindowFact } from '../facts/fact.ts'
import { readQuantity } from '../amounts/quantity.ts'
import { readShare } from '../amounts/share.ts'
import { andWords, clauseJoints, sentenceEnds } from '../lexicon/connectives.ts'
import { datingVerbs } from '../lexicon/dating-verbs.ts'
import { articles } from '../lexicon/determiners.ts'
import { being, finiteHaving } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, skip, textAt } from '../reader/index.ts'
import { clauseAround } from '../tokens/clause-around.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { SegmentsFact } from '../segments/segment-facts.ts'
import { isoDay } from '../../time/periods.ts'
import { lastToldDay } from '../times/story-today.ts'
import type { Span, Token } from '../tokens/token.ts'
import { within } from '../tokens/within.ts'
import { ofShare } from './behind-share.ts'
import type { FactBound } from './binding.ts'
import { withinPlaces } from './within-place.ts'

/** Words that deny what follows in their clause: "no wine rated above 97 | costs less than 40". */
const denying = wordSet('no none nobody neither never nor')
const clauseStarts = wordSet('. , ; : ! ? ( ) [ / \n | • – —')
const inCases = wordSet('in for')
const of = wordSet('of the all')
/** Most tokens of a clause before a fact. */
const reach = 16

/**
 * Facts that the clause around them limits to some rows, or denies. Returns a reason for each.
 * @param parts the parts of the story that nothing reads, in order
 */
export function limited(
  facts: readonly Fact[],
  asides: readonly Aside[],
  parts: readonly Span[],
  tokens: readonly Token[],
  bound: ReadonlyMap<Fact, FactBound>,
): ReadonlyMap<Fact, string> {
  const told = new Set(asides.map(({ start }) => start))
  const found = new Map(withinPlaces(facts, tokens))
  const isRead = within(facts.filter(({ type }) => type === 'attribute'))
  for (const [place, fact] of facts.entries()) {
    const before = facts[place - 1]
    // "On Sundays only | 3 shops are open".
    const isTimed = before?.type === 'shape' && bound.get(before)?.used === false
    if (fact.type === 'rate' && isTimed && firstFrom(tokens, before.end) === firstFrom(tokens, fact.start))
      found.set(fact, 'it is said of some times only, and they cannot be set')
    const next = firstFrom(tokens, fact.end)
    if (fact.type === 'rate' && isBegun(fact) && told.has(tokens[next]?.start ?? -1))
      found.set(fact, 'the words behind it limit it to some rows, and they cannot be set')
    if (ofAll.has(fact.type) && isUnderCondition(fact, parts, tokens))
      found.set(fact, 'it holds under a condition that is not understood, but would apply to all rows of a table')
    if (fact.type === 'window' && isOfSubject(fact, parts, tokens))
      found.set(fact, 'what is said of the rows of this time is not understood, and it is not the time of all rows')
    if (fact.type === 'segments' && isImplied(fact, tokens))
      found.set(fact, 'it describes the rows within a bound; only bounds of a kind of rows can be set')
    if (fact.type !== 'attribute') continue
    if (isContrasted(fact, parts, tokens)) found.set(fact, 'other rows have other numbers, and it is not known which rows are meant')
    if (before?.type === 'condition' && isJoinedTo(before, fact, tokens))
      found.set(fact, 'it is said of the rows of the condition before it, but would apply to all rows of a table')
    if (isOfCases(tokens, next)) found.set(fact, ofShare)
    if (isDenied(tokens, firstFrom(tokens, fact.start), isRead))
      found.set(fact, 'the clause denies it of some rows, but it would apply to all rows of a table')
  }
  return found
}

const ofAll: ReadonlySet<Fact['type']> = new Set<Fact['type']>(['attribute', 'rate', 'shape'])
const conditions = wordSet('when whenever if while unless once')

/** Whether the sentence of a fact begins with a condition that nothing reads: "When it rains, | 20% of trips are late". */
function isUnderCondition({ start }: Fact, parts: readonly Span[], tokens: readonly Token[]): boolean {
  const part = parts[firstFrom(parts, start) - 1]
  const first = firstFrom(tokens, start)
  for (let at = first - 1; part !== undefined && at >= Math.max(0, first - reach) && !sentenceEnds.has(textAt(tokens, at)); at--)
    if (isOneOf(tokens, at, conditions)) return part.end <= start && part.start >= (tokens[at]?.start ?? 0)
  return false
}

/** Whether a verb that nothing reads says something of the rows on one side of a time: "events before 2024 | lack a version". */
function isOfSubject({ start, end, from, to }: WindowFact, parts: readonly Span[], tokens: readonly Token[]): boolean {
  if (isOfPronoun(tokens, firstFrom(tokens, start), parts)) return true
  if (from !== null && to !== isoDay(lastToldDay)) return false
  const next = skip(openings, 2)(tokens, firstFrom(tokens, end)).next
  const part = parts[firstFrom(parts, end)]
  const isBehind = part !== undefined && part.start <= (tokens[next + 1]?.start ?? 0) && kindAt(tokens, next) === 'word'
  if (!isBehind || sentenceEnds.has(textAt(tokens, next - 1))) return false
  const clause = clauseAround(tokens, { start, end })
  const isSaid = (word: string): boolean => being.has(word) || finiteHaving.has(word) || missing.has(word)
  return tokens.slice(next, next + reach).some((token) => token.start < clause.end && isSaid(token.text))
}

/** "50 have solar panels; these | feed in | between April and September": a verb that nothing reads stands behind a pronoun for some rows. */
function isOfPronoun(tokens: readonly Token[], first: number, parts: readonly Span[]): boolean {
  for (let at = first - 1; at >= Math.max(0, first - pronounReach) && !endsClause(tokens, at); at--)
    if (isOneOf(tokens, at, somePronouns)) return parts[firstFrom(parts, tokens[at + 1]?.start ?? 0)]?.start === tokens[at + 1]?.start
  return false
}

const pronounReach = 5
const somePronouns = wordSet('these those they which')
const openings = wordSet(articles, ',')
const missing = wordSet('lack lacks miss cannot never')

/** Whether an adverb limits numbers that others follow: "takes 1 to 3 days | domestically and 4 to 8 abroad". */
function isContrasted({ aspects, end }: AttributeFact, parts: readonly Span[], tokens: readonly Token[]): boolean {
  const at = firstFrom(tokens, end)
  const isBehind = parts[firstFrom(parts, end)]?.start === tokens[at]?.start && textAt(tokens, at).endsWith('ly')
  const isRange = aspects.some(({ type }) => type === 'range' || type === 'mean')
  return isBehind && isRange && isOneOf(tokens, at + 1, contrasting) && readQuantity(tokens, at + 2) !== null
}

const contrasting = wordSet(andWords, ', but while vs')

/** Whether a statement goes on about the rows of the one before it: "won deals have a close date | and an amount over 1000". */
function isJoinedTo(before: Span, fact: Span, tokens: readonly Token[]): boolean {
  const next = firstFrom(tokens, before.end)
  const start = skip(openings, 1)(tokens, next + 1).next
  return isOneOf(tokens, next, andWords) && start > next + 1 && start === firstFrom(tokens, fact.start)
}

/** Whether bounds hold for a share of the rows: "under 10 minutes | in 90% of cases". */
function isOfCases(tokens: readonly Token[], at: number): boolean {
  const share = isOneOf(tokens, at, inCases) ? readShare(tokens, at + 1) : null
  return share !== null && isOneOf(tokens, share.next, of)
}

/** "Half of the members joined | in 2023": all rows began some time. */
function isBegun({ what }: RateFact): boolean {
  const place = datingVerbs.get(what.at(-1) ?? '')?.place
  return place !== undefined && place !== 'ends'
}

function isDenied(tokens: readonly Token[], first: number, isRead: (start: number) => boolean): boolean {
  // "Remote yes/no | (30% yes)".
  if (clauseStarts.has(textAt(tokens, first))) return false
  for (let at = first - 1; at >= Math.max(0, first - reach); at--) {
    const text = textAt(tokens, at)
    if (clauseStarts.has(text) || clauseJoints.has(text) || endsClause(tokens, at)) return false
    if (denying.has(text)) return !isRead(tokens[at]?.start ?? 0)
  }
  return false
}

/** Whether a verb after a bound describes the rows within it: "parts over 15 kg | are blue". */
function isImplied({ start, end, entries }: SegmentsFact, tokens: readonly Token[]): boolean {
  const [only, other] = entries
  if (only === undefined || other !== undefined || only.said.type !== 'number' || (only.said.min === null) === (only.said.max === null))
    return false
  const own = tokens.slice(firstFrom(tokens, start), firstFrom(tokens, end))
  const last = own.findLastIndex(({ kind }) => kind === 'number')
  return own.slice(last + 1).some((token, place, rest) => being.has(token.text) && place < rest.length - 1)
}
