import { businessOf } from '../choice/business-of.ts'
import type { Domain } from '../../domains/domain.ts'
import { readShare } from '../amounts/share.ts'
import type { Fact } from '../facts/fact.ts'
import { findTable } from '../find/find-table.ts'
import { clauseAround } from '../tokens/clause-around.ts'
import { firstFrom } from '../tokens/first-from.ts'
import { cycles } from '../lexicon/distribution-words.ts'
import { clauseJoints } from '../lexicon/connectives.ts'
import { instructionVerbs } from '../lexicon/instruction-verbs.ts'
import { articles } from '../lexicon/determiners.ts'
import { comparingWords, levelWords } from '../lexicon/level-words.ts'
import { being, finiteHaving, having, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Intent } from '../read-story.ts'
import { endsClause, isOneOf, kindAt, textAt, textOf } from '../reader/index.ts'
import { listedValues } from '../attributes/aspect.ts'
import { isFlaw } from '../words/is-flaw.ts'
import type { Noun } from '../words/noun.ts'
import { ofSeveral } from '../revisions/windows/local-time.ts'
import { inOrder } from '../tokens/in-order.ts'
import type { Span, Token } from '../tokens/token.ts'
import { tokensWithin } from '../tokens/tokens-within.ts'
import { leftIn } from '../report/left-in.ts'
import { unusedParts } from '../report/unused.ts'
import { functionWords, isPlural, singularOf } from '../words/words.ts'
import { doubtsBeside, isShareOfTimes, isUncounted, ofShare, timesOfGrowth, withRests } from './behind-share.ts'
import type { FactBound } from './binding.ts'
import { limited } from './limited.ts'
import { withFollowing } from './with-following.ts'
import { isTheOne, singleOf } from './single-of.ts'
import { spreadOfOthers } from './spread-of-others.ts'
import { takenBack } from './taken-back.ts'
import { isDirt } from './values/is-dirt.ts'
import { groupedBy } from '../../lists.ts'

/** Types of facts that set something for all rows of a table. */
const ofAll: ReadonlySet<Fact['type']> = new Set<Fact['type']>(['attribute', 'rate', 'dated', 'delay', 'shape', 'place'])
/** Words between a fact and the rows to which it applies. */
const parting = wordSet('for in among at on with')
const adding = wordSet('and but')
const negations = wordSet('not never without')
const bounding = wordSet('or to - –')
/** Words between some rows and a statement about them: "morning ones | have a | 10% no-show rate". */
const linking = wordSet(being, modals, 'with have has had a an get gets see sees show shows')
/** Words between events and the times with more of them: "listens | that | peak on weekends". */
const subordinate = wordSet('that which')
/** Words before a limit that some rows keep: "solved | within SLA". */
const limiting = wordSet('within inside outside beyond')
/** Words that start a relative clause or condition: "7% of trips end at the station | where they started", "paid | after the due date". */
const relative = wordSet('where who whose which whom when if unless above below beyond because after before past')

/**
 * Finds facts that hold for some rows only, by words next to them that nothing reads: "electric | cars cost 44,000", "10% | in group A",
 * "10% of cases closed | were lost". Returns a reason for each. Linear in the number of tokens and facts.
 */
export function doubtedFacts(
  { facts, asides, tokens }: Pick<Intent, 'facts' | 'asides' | 'tokens'>,
  domain: Domain,
  bound: ReadonlyMap<Fact, FactBound> = new Map(),
): ReadonlyMap<Fact, string> {
  const meant = facts.filter(
    (fact) => (ofAll.has(fact.type) || isBareMonth(fact)) && (fact.type !== 'attribute' || !isDirt(fact) || isUncounted(fact)),
  )
  const read = [...facts, ...asides, ...[businessOf(tokens)].filter((each) => each !== null)]
  const times = asides.filter(({ reason }) => reason === ofSeveral)
  const parts = facts.length === 0 ? [] : inOrder([...unusedParts(tokens, read, [], domain), ...times])
  const shares = facts.filter((fact) => fact.type === 'rate')
  const beside = [...doubtsBeside(facts, shares, parts, tokens), ...limited(facts, asides, parts, tokens, bound)]
  const doubted = new Map([...beside, ...timesOfGrowth(facts, bound), ...takenBack(facts, tokens)])
  const places = new Map(facts.flatMap((fact) => (fact.type === 'place' ? [[fact.start, fact] as const] : [])))
  const counted = new Set(
    facts.flatMap((fact) => (fact.type === 'count' && fact.count > 1 ? [singularOf(fact.noun.words.at(-1) ?? '')] : [])),
  )
  const isOfSeveral = new Set([...places.values()].map((place) => textIn(tokens, place))).size > 1
  const byColumn = attributesByColumn(meant)
  const values = saidValues(facts)
  for (const fact of meant) {
    if (fact.type === 'shape' && isShareOfTimes(fact, parts, tokens)) {
      doubted.set(fact, 'a share of rows at some hours or days cannot be set: state how many times as many there are then')
      continue
    }
    const share = fact.type === 'attribute' ? shares[firstFrom(shares, fact.start) - 1] : undefined
    if (share !== undefined && share.end > fact.start) doubted.set(fact, ofShare)
    const own = bound.get(fact)
    const inside = own?.used === true && fact.type === 'rate' ? leftIn(fact, own, tokens, domain) : []
    const [left] = inside.length === 0 ? [] : unusedParts(tokensWithin(fact, tokens), [fact], inside, domain)
    const words =
      degreeOf(fact) ??
      (left === undefined ? null : textIn(tokens, left)) ??
      qualifierOf(fact, parts, tokens) ??
      singleOf(fact, tokens, domain) ??
      partOf(fact, values) ??
      placeOf(fact, { tokens, domain, places, isOfSeveral, counted })
    if (words === null) continue
    const reason = isOfTime(fact)
      ? `it is said of "${words}", which no table holds`
      : `"${words}" limits it to some rows, but it would apply to all rows of a table`
    // Further statements about the same column are about the same rows.
    const more = fact.type === 'attribute' && fact.column !== null ? byColumn.get(fact.column) : undefined
    for (const each of more ?? [fact]) doubted.set(each, reason)
  }
  return withRests(withFollowing(doubted, facts, tokens), shares, bound)
}

/** The values that a story lists, in lower case. */
function saidValues(facts: readonly Fact[]): ReadonlySet<string> {
  const listed = facts.flatMap((fact) => (fact.type === 'attribute' ? listedValues(fact.aspects) : []))
  return new Set(listed.map((value) => value.toLowerCase()))
}

/** The listed value to whose rows a share applies: "60% women in | Marketing". Null for none. */
function partOf(fact: Fact, values: ReadonlySet<string>): string | null {
  const at = fact.type === 'rate' ? fact.what.indexOf('in') : -1
  const words = fact.type === 'rate' && at > 0 ? fact.what.slice(at + 1).join(' ') : ''
  return values.has(words) ? words : null
}

function attributesByColumn(facts: readonly Fact[]): ReadonlyMap<Noun, readonly Fact[]> {
  const groups = groupedBy(facts, (fact) => (fact.type === 'attribute' ? fact.column : null))
  return new Map([...groups].flatMap(([column, own]) => (column === null ? [] : [[column, own]])))
}

interface Story {
  readonly tokens: readonly Token[]
  readonly domain: Domain
  /** Places by the offset of their start. */
  readonly places: ReadonlyMap<number, Span>
  readonly isOfSeveral: boolean
  /** Nouns of which there are several rows, in the singular. */
  readonly counted: ReadonlySet<string>
}

/** Facts that hold for all rows, as far as the story is understood. */
export function sureFacts(intent: Pick<Intent, 'facts' | 'asides' | 'tokens'>, domain: Domain): readonly Fact[] {
  const doubted = doubtedFacts(intent, domain)
  return intent.facts.filter((fact) => !doubted.has(fact))
}

/** Words that limit an amount to some rows: "unusually high amounts (above 50,000)". Null for none. */
function degreeOf(fact: Fact): string | null {
  const words = fact.type === 'attribute' ? (fact.column?.words ?? []) : []
  return words.some((word, at) => word.endsWith('ly') && levelWords.has(words[at + 1] ?? '')) ? words.slice(0, 2).join(' ') : null
}

/** The words that limit a fact to some rows; null for none. */
function qualifierOf(fact: Fact, parts: readonly Span[], tokens: readonly Token[]): string | null {
  const at = firstFrom(parts, fact.start)
  const before = parts[at - 1]
  if (before !== undefined && isBefore(before, fact, tokens)) return textIn(tokens, before)
  const next = firstFrom(tokens, fact.end)
  // A letter after the noun limits the share: "10% of variant A converted".
  const letter = fact.type === 'rate' && fact.of !== null ? tokens[firstFrom(tokens, fact.of.end)] : undefined
  if (letter?.isCapital === true && letter.text.length === 1) return letter.text.toUpperCase()
  // "half see variant | A", "A | converts at 4%"
  const own = fact.type === 'rate' ? firstFrom(tokens, fact.start) : 0
  const beside = fact.type === 'rate' ? [tokens[own - 1], tokens[next]].find((token) => isLetter(token)) : undefined
  if (beside !== undefined) return beside.text.toUpperCase()
  if (fact.type === 'rate' && isOneOf(tokens, next, relative)) return textAt(tokens, next)
  // "92% solved | within SLA"
  if (fact.type === 'rate' && isOneOf(tokens, next, limiting) && kindAt(tokens, next + 1) === 'word') return textOf(tokens, next, next + 2)
  const spread = spreadOfOthers(fact, parts, tokens)
  if (spread !== null) return textIn(tokens, spread)
  // "15% are overdue | and not returned"
  if (fact.type === 'rate' && isOneOf(tokens, next, adding) && isOneOf(tokens, next + 1, negations)) return textOf(tokens, next, next + 3)
  // A second share limits the first: "10% of the authors write | half of the posts".
  const share = fact.type === 'rate' ? readShare(tokens, next) : null
  if (share !== null) return textOf(tokens, next, share.next)
  if (fact.type === 'rate' && isBounded(tokens, next))
    return textIn(tokens, { start: tokens[next + 1]?.start ?? 0, end: tokens[next + 3]?.end ?? 0 })
  const behind = parts.slice(at, at + 2).find(({ start }) => start >= fact.end)
  // The rest of the clause limits a share: "80% of calls are answered | within 20 seconds".
  if (fact.type === 'rate' && behind !== undefined && behind.start < clauseAround(tokens, fact).end) return textIn(tokens, behind)
  if (fact.type === 'shape' || !isOneOf(tokens, next, parting)) return null
  if (textAt(tokens, next + 1) === 'a' && (endsClause(tokens, next + 2) || clauseJoints.has(textAt(tokens, next + 2)))) return 'A'
  const isNext = behind !== undefined && [tokens[next], tokens[next + 1]].some((token) => token?.start === behind.start)
  const isBehind = isNext && kindAt(tokens, next + 1) === 'word'
  // "around 70 with noise" is about all rows.
  return isBehind && !isFlaw([textAt(tokens, next + 1)]) ? textIn(tokens, behind) : null
}

function isLetter(token: Token | undefined): token is Token {
  return token?.isCapital === true && token.text.length === 1 && token.kind === 'word' && token.text !== 'i'
}

/** Whether a fact is about when things happen. */
function isOfTime({ type }: Fact): boolean {
  return type === 'shape' || type === 'window'
}

/** "in August" without a year is the time of all events only if no other fact states a time. */
function isBareMonth(fact: Fact): boolean {
  return fact.type === 'window' && fact.unsaid === 'year'
}

/** Whether nothing but a noun stands between a part and a fact; before a place a number does: "in a city", "10 | from Argentina". */
function isBefore(part: Span, fact: Fact, tokens: readonly Token[]): boolean {
  const [first, next] = [firstFrom(tokens, fact.start), firstFrom(tokens, part.end)]
  const isNumber = kindAt(tokens, next - 1) === 'number' && textAt(tokens, next - 1) !== 'one'
  if (fact.type === 'place') return next === first && isNumber
  // "Line 3 | has | 6% defects"
  if (fact.type === 'rate' && isNumber && isOneOf(tokens, next, having)) return true
  if (
    isOneOf(tokens, next - 1, instructionVerbs) ||
    isOneOf(tokens, next - 1, cycles) ||
    // "Each one | is closed", but "one | store | closed"
    (textAt(tokens, next - 1) === 'one' && (next === first || functionWords.has(textAt(tokens, next)))) ||
    kindAt(tokens, next - 1) !== 'word'
  )
    return false
  if (fact.type === 'window') return next === first
  // "Flights delayed by weather | have an | average delay of 75", "x | more | nulls"
  const isTold = fact.type === 'attribute' && (isOneOf(tokens, next, finiteHaving) || isOneOf(tokens, next, comparingWords))
  if (isTold) return tokens.slice(next + 1, first).every(({ text }) => articles.has(text))
  const isLink = (text: string): boolean =>
    ((fact.type === 'rate' || fact.type === 'delay') && text !== 'with' && linking.has(text)) ||
    (fact.type === 'shape' && (being.has(text) || subordinate.has(text)))
  return tokens.slice(next, first).every(({ kind, text }) => kind === 'word' && (!functionWords.has(text) || isLink(text)))
}

/**
 * The place of the rows of a fact, in a story with several places: "$34 | in California", "| Madrid's | dealer". Also the one of several rows
 * that a place is of: "the store | in Berlin". Null for none.
 */
function placeOf(fact: Fact, { tokens, domain, places, isOfSeveral, counted }: Story): string | null {
  const next = firstFrom(tokens, fact.end)
  const noun = firstFrom(tokens, fact.start) - 1
  if (fact.type === 'place' && counted.has(textAt(tokens, noun)) && isTheOne(tokens, noun, domain)) return `the ${textAt(tokens, noun)}`
  const after = textAt(tokens, next)
  if (fact.type === 'place') {
    const isOwner = textAt(tokens, next - 1).endsWith("'s") || textAt(tokens, next - 1) === 's'
    return isOwner && !isPlural(after) && findTable({ words: [after] }, domain) !== null ? textIn(tokens, fact) : null
  }
  const place = fact.type === 'attribute' && isOfSeveral ? places.get(tokens[next]?.start ?? -1) : undefined
  return place === undefined ? null : textIn(tokens, place)
}

/** Whether bounds in brackets limit a share to some rows: "55% promoters | (9 or 10)". */
function isBounded(tokens: readonly Token[], at: number): boolean {
  const isNumber = (place: number): boolean => kindAt(tokens, place) === 'number'
  const isOpen = textAt(tokens, at) === '(' && textAt(tokens, at + 4) === ')'
  return isOpen && isNumber(at + 1) && isOneOf(tokens, at + 2, bounding) && isNumber(at + 3)
}

function textIn(tokens: readonly Token[], { start, end }: Span): string {
  return textOf(tokens, firstFrom(tokens, start), firstFrom(tokens, end))
}
