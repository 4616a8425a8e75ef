import { relatives, sentenceEnds } from '../lexicon/connectives.ts'
import type { AttributeFact, Fact, RateFact } from '../facts/fact.ts'
import { definites } from '../lexicon/determiners.ts'
import { percentWords, periods } from '../lexicon/units.ts'
import { being } from '../lexicon/verbs.ts'
import type { FactBound } from './binding.ts'
import { isDirt } from './values/is-dirt.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, skipBack, textAt } from '../reader/index.ts'
import { clauseAround } from '../tokens/clause-around.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Span, Token } from '../tokens/token.ts'
import { partWords } from '../words/part-words.ts'

/** Words between a share and a number behind it. */
const linking = wordSet(being, 'with have has had having a an get gets see sees show shows')

/** Facts that hold for some rows only, or not at all, according to the shares and words beside them. Returns a reason for each. */
export function doubtsBeside(
  facts: readonly Fact[],
  shares: readonly Fact[],
  parts: readonly Span[],
  tokens: readonly Token[],
): Map<Fact, string> {
  const doubted = new Map<Fact, string>()
  const growths = new Set(facts.flatMap(({ type, end }) => (type === 'growth' ? [end] : [])))
  for (const fact of facts) {
    if (ofRows.has(fact.type) && isOfRowsOfShare(fact, shares, tokens)) doubted.set(fact, ofShare)
    if (fact.type === 'ratio' && isOfUnreadShare(fact, tokens)) doubted.set(fact, ofShare)
    if (isBehindShare(fact, parts, tokens)) doubted.set(fact, 'a share stands before it that nothing is known of')
    if (goesOn(fact, growths, parts, tokens)) doubted.set(fact, 'it goes on a list of shares that is not understood')
    if (isOfValidity(fact, tokens)) doubted.set(fact, 'it states when rows are valid or begin, not the period of all rows')
    if (fact.type === 'rate' && isOfSegment(fact, tokens))
      doubted.set(fact, 'it is about these rows only, and what it is a share of is said before')
    if (fact.type === 'attribute' && goesOnWith(fact, parts, tokens))
      doubted.set(fact, 'it is about some rows only, and what is said of them is not understood')
    if (fact.type === 'rate' && isOfPeriod(fact, tokens))
      doubted.set(fact, 'it is a share at one moment of each row: state the share of all rows')
    const isOfShare = isInside(fact, shares) || (fact.type === 'attribute' && isUncounted(fact) && isBehind(fact, shares, tokens))
    if (fact.type === 'attribute' && isDirt(fact) && isOfShare) doubted.set(fact, ofShare)
  }
  return doubted
}

/** Why a fact about the rows of a share is left out. */
export const ofShare = 'it is about the rows of a share only, but would apply to all rows of a table'
const ofRows: ReadonlySet<Fact['type']> = new Set<Fact['type']>(['curve', 'attribute', 'dated'])

/**
 * Whether an amount is said of the rows of a share: "2% are whales | who | spend over $100", "30% are hardcover | and | cost over $20".
 */
function isOfRowsOfShare(fact: Fact, shares: readonly Fact[], tokens: readonly Token[]): boolean {
  const share = shares[firstFrom(shares, fact.start) - 1]
  const at = firstFrom(tokens, fact.start)
  if (share === undefined || firstFrom(tokens, share.end) !== at - 1) return false
  const isOfKind = fact.type === 'attribute' && fact.table !== null && fact.table.start > share.start && fact.table.end === share.end
  return isOneOf(tokens, at - 1, relatives) || isOfKind
}

/** "completion is 35%, but for | mobile learners only 22%": a share of the same measure as before. */
function isOfSegment({ start, of }: RateFact, tokens: readonly Token[]): boolean {
  const at = firstFrom(tokens, start)
  return of === null && kindAt(tokens, at) === 'word' && isOneOf(tokens, at - 1, limiting) && isOneOf(tokens, at - 2, adding)
}

const limiting = wordSet('for among')
const adding = wordSet('but and while , ;')

/** Whether rows with a number are the subject of words that nothing reads: "guests aged under 25 | book twice as often". */
function goesOnWith({ table, column, end }: AttributeFact, parts: readonly Span[], tokens: readonly Token[]): boolean {
  if (table === null || column === null || table.start >= column.start) return false
  const next = tokens[firstFrom(tokens, end)]
  return next?.kind === 'word' && parts[firstFrom(parts, end)]?.start === next.start
}

/** "week 4 | retention 45%" */
function isOfPeriod({ start }: RateFact, tokens: readonly Token[]): boolean {
  const at = firstFrom(tokens, start)
  return kindAt(tokens, at - 1) === 'number' && periods.has(textAt(tokens, at - 2))
}

/** Whether a number for each row is said of a share of the rows: "10% of | customers have at least 3 orders". */
function isOfUnreadShare({ start }: Fact, tokens: readonly Token[]): boolean {
  const at = firstFrom(tokens, start)
  const first = skipBack(tokens, at, 0, ofWords, 3)
  return (
    first < at && textAt(tokens, first) === 'of' && (isOneOf(tokens, first - 1, percentWords) || partWords.has(textAt(tokens, first - 1)))
  )
}

const ofWords = wordSet(definites, 'of all')

/** Whether a share that nothing reads stands beside a fact, which is then of some rows: a count, bounds, or when rows did something. */
function isBehindShare(fact: Fact, parts: readonly Span[], tokens: readonly Token[]): boolean {
  if (fact.type === 'attribute') return isOfPart(fact, tokens)
  return (fact.type === 'count' && isBehindUnread(fact, parts, tokens)) || (fact.type === 'dated' && isShared(fact, parts, tokens))
}

/** "patients aged 70+ | make up 30%" */
function isOfPart({ end }: Fact, tokens: readonly Token[]): boolean {
  const at = firstFrom(tokens, end)
  if (!isOneOf(tokens, at, amounting)) return false
  return percentWords.has(textAt(tokens, at + 3)) || percentWords.has(textAt(tokens, at + 2))
}

const amounting = wordSet('make makes account accounts')

/** Whether an unread share stands before a number, which then counts no rows: "2% | 500 errors". */
function isBehindUnread({ start }: Fact, parts: readonly Span[], tokens: readonly Token[]): boolean {
  const before = parts[firstFrom(parts, start) - 1]
  const first = skipBack(tokens, firstFrom(tokens, start), 0, linking, 2)
  return before !== undefined && firstFrom(tokens, before.end) === first && percentWords.has(textAt(tokens, first - 1))
}

/** Whether an unread share stands before a fact in its clause: "18% | of 2,000 users churned in 2024". */
function isShared(fact: Fact, parts: readonly Span[], tokens: readonly Token[]): boolean {
  const before = parts[firstFrom(parts, fact.start) - 1]
  return (
    before !== undefined &&
    before.start >= clauseAround(tokens, fact).start &&
    percentWords.has(textAt(tokens, firstFrom(tokens, before.end) - 1))
  )
}

/** "coupons valid | from 2025-01-01 to 2025-03-31", "sales open | on 1 March 2025": from when on rows hold. */
function isOfValidity({ type, start }: Fact, tokens: readonly Token[]): boolean {
  return type === 'window' && isOneOf(tokens, firstFrom(tokens, start) - 1, validity)
}

const validity = wordSet('valid effective available open opens')

/** "untranslated segments (15% | ) have an | empty text" */
function isBehind({ start }: Fact, shares: readonly Fact[], tokens: readonly Token[]): boolean {
  const share = shares[firstFrom(shares, start) - 1]
  if (share === undefined) return false
  return tokens.slice(firstFrom(tokens, share.end), firstFrom(tokens, start)).every(({ text }) => text === ')' || linking.has(text))
}

/** Whether nobody said how many cells are missing or wrong. */
export function isUncounted({ aspects }: AttributeFact): boolean {
  return aspects.some((aspect) => 'part' in aspect && aspect.part !== null && 'isDefault' in aspect.part)
}

/** Times of growth that is not set: "engineering grew 30% | last year". Returns a reason for each. */
export function timesOfGrowth(facts: readonly Fact[], bound: ReadonlyMap<Fact, FactBound>): ReadonlyMap<Fact, string> {
  const isUnset = (fact: Fact, before: Fact | undefined): boolean =>
    before?.type === 'growth' && fact.start - before.end <= nearest && bound.get(before)?.used === false
  const times = facts.filter((fact, place) => fact.type === 'window' && isUnset(fact, facts[place - 1]))
  return new Map(times.map((fact) => [fact, 'it is the time of a growth that is not set']))
}

/** Most characters between a growth and its time. */
const nearest = 2

/** Adds the rest of a list of shares of which another one has no effect: "50% ?, 30% B, | the rest C". */
export function withRests(
  doubted: ReadonlyMap<Fact, string>,
  shares: readonly RateFact[],
  bound: ReadonlyMap<Fact, FactBound>,
): ReadonlyMap<Fact, string> {
  const result = new Map(doubted)
  shares.forEach((fact, place) => {
    if (fact.share !== null || fact.rows !== undefined) return
    for (let at = place - 1, end = fact.start; at >= 0; at--) {
      const before = shares[at] as RateFact
      if (end - before.end > nearestShares) return
      if (doubted.has(before) || bound.get(before)?.used === false) result.set(fact, 'another share of its list has no effect')
      end = before.start
    }
  })
  return result
}

/** Most characters between two shares of a list. */
const nearestShares = 12

/** Whether a share goes on a list whose other shares nothing reads: "starter 6%, growth 3%, | scale 1%". */
function goesOn(fact: Fact, growths: ReadonlySet<number>, parts: readonly Span[], tokens: readonly Token[]): boolean {
  if (fact.type !== 'rate' || fact.of !== null) return false
  const first = firstFrom(tokens, fact.start)
  const before = parts[firstFrom(parts, fact.start) - 1]
  const isAfterShare = isOneOf(tokens, first - 1, clauseJoins) && percentWords.has(textAt(tokens, first - 2))
  const last = tokens[first - 2]
  return isAfterShare && last !== undefined && (before?.end === last.end || growths.has(last.end))
}

/** Words and signs between two statements of a sentence. */
export const clauseJoins = wordSet(', and while whereas but')

/** Whether a fact stands behind the share that it is part of: "2% | had missing items". */
function isInside({ start, end }: Fact, shares: readonly Fact[]): boolean {
  const share = shares[firstFrom(shares, start) - 1]
  return share !== undefined && share.end >= end
}

/** Most words between a share and the times that it is of. */
const mostBetween = 10
const shareEnds = wordSet(sentenceEnds, ',')

/** Whether a share that nothing reads is of the times of a shape: "45% of visits come | between 6 and 9 am", "the morning rush makes up 40%". */
export function isShareOfTimes({ start, end }: Span, parts: readonly Span[], tokens: readonly Token[]): boolean {
  const [first, next] = [firstFrom(tokens, start), firstFrom(tokens, end)]
  const isUnread = (at: number): boolean => {
    const part = parts[firstFrom(parts, (tokens[at]?.start ?? 0) + 1) - 1]
    return percentWords.has(textAt(tokens, at)) && part !== undefined && part.end >= (tokens[at]?.end ?? 0)
  }
  for (let at = first - 1; at >= Math.max(0, first - mostBetween) && !isOneOf(tokens, at, shareEnds); at--) if (isUnread(at)) return true
  for (let at = next; at < Math.min(tokens.length, next + mostBetween) && !isOneOf(tokens, at, shareEnds); at++) {
    if (isUnread(at)) return true
    // "between 8 | and 10" goes on, "and 40% are late" does not.
    if (textAt(tokens, at) === 'and' && (kindAt(tokens, at + 1) !== 'number' || isOneOf(tokens, at + 2, percentWords))) return false
  }
  return false
}
