import { conditionStarts } from '../lexicon/connectives.ts'
import { determiners, negations } from '../lexicon/determiners.ts'
import { comparatives } from '../lexicon/level-words.ts'
import { being, finiteHaving, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, spanOf, textAt, textsOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { functionWords } from '../words/words.ts'
import { bordersOf, partings, separators } from './borders-of.ts'
import { endsSentence } from './ends-sentence.ts'
import { type FoundSegments, isContrasted } from './find-segments.ts'
import { countsRows } from './past-counts.ts'
import { type Quantity, quantitiesIn } from './quantities-in.ts'
import { readCompared } from './read-row-test.ts'
import { restWords } from './rest-words.ts'
import type { SaidTest, SegmentEntry } from './segment-facts.ts'

/** A comparison that names rows, and its tokens from `at` to `next` (excluded). */
interface Limit {
  readonly at: number
  readonly next: number
  readonly test: SaidTest
}

/** "from 1 to 8" is a range. */
const notLimits = wordSet(being, 'from')
/**
 * Words that make a comparison behind them a statement about the rows, and not a name for them: "10% of members | have at least 3 loans".
 */
const predicates = wordSet(being, modals, finiteHaving)
const mostTokens = 60
/** Most words before a comparison: "applicants with a credit score | above". */
const mostWords = 6
/**
 * Finds shares of rows on both sides of a number: "customers with a tenure under 12 months churn at 40%, others at 10%", "approval is 90% for
 * scores above 700". @param taken one entry per token: 1 if it is read
 */
export function findLimited(tokens: readonly Token[], taken: Uint8Array): readonly FoundSegments[] {
  const found: FoundSegments[] = []
  for (let first = 0; first < tokens.length;) {
    let end = first
    while (end < tokens.length && taken[end] !== 1 && !endsSentence(tokens, end)) end++
    const series = end - first > mostTokens ? null : readLimited(tokens, first, end)
    if (series !== null) found.push(series)
    first = end + 1
  }
  return found
}

function readLimited(tokens: readonly Token[], first: number, end: number): FoundSegments | null {
  const limits = limitsIn(tokens, first, end)
  if (limits.length === 0) return null
  const numbers = quantitiesIn(tokens, [first, end], new Map())
  const all = numbers.filter(({ at }) => !limits.some((limit) => at >= limit.at && at < limit.next))
  const start = all.findLastIndex(({ said }) => said.type !== 'share') + 1
  const shares = all.slice(start)
  const borders = shares.length === 0 ? null : bordersOf(tokens, shares, freeFrom(tokens, first, all[start - 1]), end)
  if (borders === null) return null
  const opening = borders[0] ?? first
  const entries = shares.map((share, index) => entryOf(tokens, [borders[index] ?? first, borders[index + 1] ?? end], share, limits))
  const [head, ...others] = entries
  const isWhole = head?.limit === undefined
  const isOfParts = others.every(({ limit, words }) => limit !== undefined || words.some(isRest))
  if (head === undefined || !isOfParts || (isWhole && others.length === 0)) return null
  // "40% are women, half of the patients over 65" says how many are over 65.
  const isCount = entries.some(
    ({ limit, words }, index) => limit !== undefined && isOf(tokens, shares[index]) && !words.some((word) => head.words.includes(word)),
  )
  const [share] = shares
  if (isWhole && isCount && !(share !== undefined && isContrasted(tokens, share, head, borders[1]))) return null
  if (entries.every(({ words }) => words.every((word) => isRest(word) || word === 'rate' || negations.has(word)))) return null
  const said = isWhole ? [{ ...head, isWhole: true } as const, ...others] : entries
  return { fact: { type: 'segments', entries: said, isMean: false, ...spanOf(tokens, opening, end) }, first: opening, next: end }
}

/** The first token behind a number before: "1200 orders and | every order above 100 has a discount of 10%". */
function freeFrom(tokens: readonly Token[], first: number, before: Quantity | undefined): number {
  if (before === undefined) return first
  let at = countsRows(tokens, before) ? before.next + 1 : before.next
  while (at > before.next && isOneOf(tokens, at, separators)) at++
  return at
}

/** "half | of the patients". */
function isOf(tokens: readonly Token[], share: Quantity | undefined): boolean {
  return share !== undefined && (textAt(tokens, share.next) === 'of' || textAt(tokens, share.next - 1) === 'of')
}

/** "others", "younger ones": the rows on the other side of a limit. */
function isRest(word: string): boolean {
  return restWords.has(word) || comparatives.has(word)
}

function entryOf(
  tokens: readonly Token[],
  [from, to]: readonly [from: number, to: number],
  share: Quantity,
  limits: readonly Limit[],
): SegmentEntry {
  const own = limits.find(({ at, next }) => at >= from && next <= to)
  const isOutside = (place: number): boolean => [share, own].every((span) => span === undefined || place < span.at || place >= span.next)
  const words = tokens
    .slice(from, to)
    .flatMap(({ kind, text }, place) =>
      kind === 'word' && isOutside(from + place) && (!functionWords.has(text) || isRest(text) || negations.has(text)) ? [text] : [],
    )
  const limit = own === undefined ? {} : { limit: own.test }
  return { words, partWithin: [0, words.length], said: share.said, ...limit, ...spanOf(tokens, from, to) }
}

/** The comparisons of numbers that stand right behind what they compare. Those after the first may leave it out: "under 60". */
function limitsIn(tokens: readonly Token[], first: number, end: number): readonly Limit[] {
  const found: Limit[] = []
  for (let place = first; place < end; place++) {
    const compared = isOneOf(tokens, place, notLimits) ? null : readCompared(tokens, place, end)
    if (compared === null || compared.test.sign === 'is' || typeof compared.test.value !== 'number') continue
    // "Above 5%" is a share.
    if (textAt(tokens, compared.next) === '%' || compared.test.unit === '%') return []
    let at = place
    while (at > Math.max(first, place - mostWords) && isPart(tokens, at - 1)) at--
    const words = textsOf(tokens, at, place)
    // "15% fail (score below 50)" tells why.
    if (textAt(tokens, at - 1) === '(' || isOneOf(tokens, at - 1, predicates)) return []
    const intro = words.findLastIndex((word) => conditionStarts.has(word))
    const own = words.slice(intro + 1).filter((word) => !determiners.has(word))
    const before = found.at(-1)
    if (own.length === 0 && before === undefined) return []
    const test = { ...compared.test, words: own.length === 0 ? (before?.test.words ?? []) : own }
    found.push({ at, next: compared.next, test })
    place = compared.next - 1
  }
  return found
}

function isPart(tokens: readonly Token[], at: number): boolean {
  const isIntro = isOneOf(tokens, at, conditionStarts)
  return (
    tokens[at]?.kind === 'word' &&
    (isIntro || (!isOneOf(tokens, at, partings) && !isOneOf(tokens, at, separators) && !isOneOf(tokens, at, predicates)))
  )
}
