import type { Aside } from './facts/aside.ts'
import { findTotals } from './amounts/find-totals.ts'
import { findAttributes } from './attributes/find-attributes.ts'
import { listedAspects } from './attributes/readers/listed-aspects.ts'
import type { Fact } from './facts/fact.ts'
import { withoutInstructions } from './instructions/without-instructions.ts'
import { noOutline, type Outline } from './outline/read-outline.ts'
import { phrases } from './phrases/index.ts'
import type { Phrase, Reading } from './phrases/phrase.ts'
import { phrasesStarting } from './phrases/phrases-starting.ts'
import { findConditions } from './segments/find-conditions.ts'
import { findLeanings } from './segments/find-leanings.ts'
import { findLimited } from './segments/find-limited.ts'
import type { FoundCondition } from './segments/found-condition.ts'
import { type FoundSegments, findSegments } from './segments/find-segments.ts'
import { findSumShares } from './segments/find-sum-shares.ts'
import { pairsOfRows } from './segments/pairs-of-rows.ts'
import { unreadConditions } from './segments/unread-conditions.ts'
import { knownValues } from './segments/known-values.ts'
import { isAmongNumbers } from './reader/index.ts'
import { withoutPlaceCounts } from './places/without-place-counts.ts'
import { revised } from './revisions/revised.ts'
import { overlapping, tokensTaken } from './tokens/within.ts'
import type { Token } from './tokens/token.ts'
import { tokensOf } from './tokens/tokens.ts'

/** What a story says, before a domain is chosen. */
export interface Intent {
  readonly text: string
  /** Tokens of the statements about data; words that instruct the service are left out. */
  readonly tokens: readonly Token[]
  /** Sorted by position in the story. */
  readonly facts: readonly Fact[]
  /** Parts that were read and have no effect, sorted by position in the story. */
  readonly asides: readonly Aside[]
  /** One entry per token: 1 if a phrase read it, else 0. */
  readonly taken: Uint8Array
}

const everyPhrase = phrasesStarting([...phrases.values()])

/**
 * Reads the facts of a story. At each token the first phrase that matches takes its tokens, and reading goes on after them. Each phrase
 * looks at a bounded number of tokens, so the time is linear in the length of the story.
 * @param outline lists that were read before; their parts are left out here
 * @param all the tokens of the whole text
 * @param phrasesOf the phrases to try at each token
 */
export function readStory(text: string, outline: Outline = noOutline, all = tokensOf(text), phrasesOf = everyPhrase): Intent {
  const tokens = withoutPlaceCounts(withoutInstructions(all))
  const listed = tokensTaken(tokens, outline.taken)
  const totals = findTotals(tokens, listed)
  const attributes = findAttributes(text, tokens, marked(listed, totals))
  const isListing = ({ type, ...fact }: Fact): boolean =>
    type === 'attribute' && 'aspects' in fact && fact.aspects.some((each) => each.type === 'values')
  const listing = attributes.facts.filter(isListing)
  const known = knownValues([...outline.facts, ...listing], tokens)
  const limited = findLimited(tokens, listed)
  const sums = findSumShares(tokens, listed)
  const conditions = conditionsBeside(limited, findConditions(tokens, text, marked(listed, sums), new Set(known.listed.keys())))
  const dropped = marked(attributes.dropped, [...conditions, ...sums, ...totals])
  const closed = listed.map((of, at) => of | (dropped[at] ?? 0))
  const leanings = [...sums, ...findLeanings(tokens, closed, known.listed)]
  const isRead = overlapping([...listing, ...[...conditions, ...leanings, ...totals].map((each) => each.fact)])
  const series = withLimited(limited, findSegments(tokens, listed, known)).filter(({ fact }) => !isRead(fact))
  const segments = [...conditions, ...series]
  mark(dropped, [...leanings, ...series])
  const lists = listedAspects(outline.facts, tokens, text)
  const isListed = overlapping(lists.aspects)
  const unread = [...unreadConditions(tokens, text, dropped), ...pairsOfRows(tokens, listed)].filter(({ aside }) => !isListed(aside))
  mark(dropped, unread)
  const isOfPart = overlapping([...[...segments, ...leanings].map(({ fact }) => fact), ...unread.map(({ aside }) => aside)])
  const columns = attributes.facts.filter((fact) => !isOfPart(fact))
  const facts: Fact[] = [...lists.facts, ...lists.aspects, ...columns, ...[...segments, ...leanings, ...totals].map(({ fact }) => fact)]
  const taken = listed.map((of, at) => of | (dropped[at] ?? 0) | (attributes.named[at] ?? 0))
  const asides: Aside[] = unread.map(({ aside }) => aside)
  const { open, places } = sentencesOf(tokens, listed, dropped)
  const startingAt = phrasesOf(open)
  let free = 0
  for (let at = 0; at < open.length;) {
    const reading = isGlued(open, at) || isAmongNumbers(open, at) ? null : firstReading(startingAt(at), open, at, free)
    if (reading === null) {
      at++
      continue
    }
    facts.push(...reading.facts)
    asides.push(...(reading.asides ?? []))
    for (let place = reading.first; place < reading.next; place++) taken[places[place] as number] = 1
    at = reading.next
    free = at
  }
  const last = findSegments(tokens, taken, null)
  facts.push(...last.map(({ fact }) => fact))
  mark(taken, last)
  return { text, tokens, taken, ...revised({ facts, asides }, { text, tokens }) }
}

/** "The rate is 25% for ages over 30 and 6% for ages under 30" has two parts, and is no condition. */
function conditionsBeside(limited: readonly FoundSegments[], conditions: readonly FoundCondition[]): readonly FoundCondition[] {
  const isSeries = overlapping(limited.flatMap(({ fact }) => (fact.entries.length > 1 ? [fact] : [])))
  return conditions.filter(({ fact }) => !isSeries(fact))
}

/** Comparisons of numbers name parts more surely than words. */
function withLimited(limited: readonly FoundSegments[], named: readonly FoundSegments[]): readonly FoundSegments[] {
  const isLimited = overlapping(limited.map(({ fact }) => fact))
  return [...limited, ...named.filter(({ fact }) => !isLimited(fact))]
}

/** A copy of marks with those of some parts. */
function marked(taken: Uint8Array, parts: readonly { readonly first: number; readonly next: number }[]): Uint8Array {
  const copy = Uint8Array.from(taken)
  mark(copy, parts)
  return copy
}

/** Marks the tokens of some parts as read. */
function mark(taken: Uint8Array, parts: readonly { readonly first: number; readonly next: number }[]): void {
  for (const { first, next } of parts) taken.fill(1, first, next)
}

/** The tokens that are left to the phrases, and the index of each in all tokens of the story. */
interface Sentences {
  readonly open: readonly Token[]
  readonly places: readonly number[]
}

/** Leaves out the parts that were read before. A list ends the sentence around it; a statement about a column does not. */
function sentencesOf(tokens: readonly Token[], listed: Uint8Array, dropped: Uint8Array): Sentences {
  // Returns the same array if all tokens are left, so that results of `oncePerToken` stay valid.
  if (!listed.includes(1) && !dropped.includes(1)) return { open: tokens, places: [...tokens.keys()] }
  const places = [...tokens.keys()].filter((at) => dropped[at] !== 1)
  const open = places.map((at): Token => {
    const token = tokens[at] as Token
    return listed[at] === 1 ? { ...token, kind: 'sign', text: '.', value: Number.NaN } : token
  })
  return { open, places }
}

/**
 * Whether a number is glued to the number before it, as in "24/7", "1-800-555-0100", "1,5" or "12:30". No phrase starts at such a number.
 */
function isGlued(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'number') return false
  const before = tokens[at - 2]
  const sign = tokens[at - 1]
  return before?.kind === 'number' && sign?.start === before.end && sign.end === token.start && /^[-–:.,/]$/.test(sign.text)
}

function firstReading(phrases: readonly Phrase[], tokens: readonly Token[], at: number, free: number): Reading | null {
  for (const { read } of phrases) {
    const reading = read(tokens, at, free)
    // A reading has to move forward, and must not take tokens that another reading took.
    if (reading !== null && reading.next > at && reading.first >= free) return reading
  }
  return null
}
