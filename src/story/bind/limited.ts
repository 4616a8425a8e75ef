import type { Aside } from '../facts/aside.ts'
import type { Fact, RateFact } from '../facts/fact.ts'
import { readShare } from '../amounts/share.ts'
import { clauseJoints, sentenceEnds } from '../lexicon/connectives.ts'
import { datingVerbs } from '../lexicon/dating-verbs.ts'
import { being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { SegmentsFact } from '../segments/segment-facts.ts'
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
    if (fact.type === 'segments' && isImplied(fact, tokens))
      found.set(fact, 'it describes the rows within a bound; only bounds of a kind of rows can be set')
    if (fact.type !== 'attribute') continue
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
