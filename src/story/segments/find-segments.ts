import type { SegmentEntry, SegmentsFact } from './segment-facts.ts'
import { averagingWords } from '../lexicon/averages.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isGenderWord } from '../lexicon/gender-words.ts'
import { isOneOf, spanOf, textAt, textsOf, hasOneOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { functionWords } from '../words/words.ts'
import type { KnownValues } from './known-values.ts'
import { areParts, hasPart, isWhole } from './are-parts.ts'
import { isPriced, isRated } from './is-priced.ts'
import { saysMean } from './says-mean.ts'
import { bordersOf, isListBy, partings, separators } from './borders-of.ts'
import { type Quantity, quantitiesIn } from './quantities-in.ts'
import { isShareList } from './is-share-list.ts'
import { termsIn } from './parts-in.ts'
import { isRequest } from './is-request.ts'
import { countsRows, pastCounts } from './past-counts.ts'
import { restWords } from './rest-words.ts'
import { endsSentence, statementEnd } from './ends-sentence.ts'
import { valueEnd } from './value-end.ts'
import { wholeWords } from './whole-words.ts'
import { distributives, negations } from '../lexicon/determiners.ts'
import { being, dependingVerbs, having, spendingVerbs } from '../lexicon/verbs.ts'

/** A fact, and its tokens from `first` to `next` (excluded). */
export interface FoundSegments {
  readonly fact: SegmentsFact
  readonly first: number
  readonly next: number
}

/** Longer sentences are not read as a series. */
const mostTokens = 80
const mostEntries = 12
/**
 * Finds statements about parts of the rows, which are named by listed values: "online 4%, store 1%" after "channel (online, store)".
 * @param known the listed values; null to read only words that nothing else read, which may be values of a domain
 */
export function findSegments(tokens: readonly Token[], taken: Uint8Array, known: KnownValues | null): readonly FoundSegments[] {
  const found: FoundSegments[] = []
  for (let first = 0; first < tokens.length;) {
    let next = first
    let list = -1
    for (; next < tokens.length && taken[next] !== 1 && !endsSentence(tokens, next); next++) {
      if (list >= 0 && textAt(tokens, next) === ')') break
      if (isListBy(tokens, next)) list = next
    }
    const isOther = isCompared(tokens, first, next) || (known !== null && isShareList(tokens, first, next, known.inLists))
    const series = next - first > mostTokens || isOther ? null : readSeries(tokens, [first, next], list, known)
    if (series !== null) found.push(list < 0 ? series : throughBracket(tokens, series, next))
    first = next + 1
  }
  return found
}

const shareNouns = wordSet('share proportion percentage')

/**
 * Whether numbers are not values of parts: "monthly plans churn three times as often as two year ones", "nobody under 6 months churned".
 */
function isCompared(tokens: readonly Token[], first: number, next: number): boolean {
  for (let at = first; at < next; at++) {
    // "The serious share is 25%" is one of all rows.
    if (isOneOf(tokens, at, shareNouns) && isOneOf(tokens, at + 1, being)) return true
    const isTimes = textAt(tokens, at) === 'as' && /^t(?:imes|wice)$/.test(textAt(tokens, at - 1))
    if (isTimes || textAt(tokens, at) === 'nobody') return true
  }
  return false
}

/** A series in brackets with the bracket at `close`. */
function throughBracket(tokens: readonly Token[], { fact, first, next }: FoundSegments, close: number): FoundSegments {
  if (textAt(tokens, close) !== ')') return { fact, first, next }
  return { fact: { ...fact, end: tokens[close]?.end ?? fact.end }, first, next: close + 1 }
}

/**
 * "A class of 60 pupils, | boys score 68 and girls 72": a series may begin behind a count.
 * @param list the bracket that opens a list of numbers by value; -1 for none
 */
function readSeries(
  tokens: readonly Token[],
  [first, end]: readonly [first: number, end: number],
  list: number,
  known: KnownValues | null,
): FoundSegments | null {
  const all = quantitiesIn(tokens, [first, end], known?.listed ?? new Map())
  if (all.length === 0) return null
  const inside = list < 0 ? -1 : all.findIndex(({ at }) => at > list)
  if (inside >= 0) return seriesFrom(tokens, [first, end], all, inside, known)
  const start = pastCounts(tokens, all, all.findLastIndex(({ said }) => said.type !== all.at(-1)?.said.type) + 1)
  const last = known === null ? start : Math.min(start + mostSkipped, all.length - 2)
  for (let from = start; from <= last; from++) {
    const series = seriesFrom(tokens, [first, end], all, from, known)
    // "60 pupils, grades 1 to 6, | boys average 3, girls 2"
    const isApart = from === start || (series?.first ?? 0) > (all[from - 1]?.next ?? 0)
    if ((series !== null && isApart) || from === last || all[from]?.said.type !== 'number') return isApart ? series : null
  }
  return seriesFrom(tokens, [first, end], all, start, known)
}

/** Most numbers before a series in its sentence. */
const mostSkipped = 3
function seriesFrom(
  tokens: readonly Token[],
  [first, last]: readonly [first: number, last: number],
  all: readonly Quantity[],
  start: number,
  known: KnownValues | null,
): FoundSegments | null {
  const quantities = all.slice(start)
  const [only] = quantities
  if (only === undefined || quantities.length > mostEntries) return null
  if (quantities.length === 1 && isRequest(tokens, first, only)) return null
  const end = statementEnd(tokens, quantities.at(-1)?.next ?? last, last)
  const before = all[start - 1]
  // "200 students | with exam scores: girls average 72".
  const free = before === undefined ? first : countsRows(tokens, before) ? before.next + 1 : before.next
  const borders = bordersOf(tokens, quantities, free, end)
  if (borders === null) return null
  const entries = quantities.map(({ said }, index): SegmentEntry => {
    const [from, to] = [borders[index] ?? 0, borders[index + 1] ?? end]
    const { words, parting } = contentOf(tokens, [from, to], quantities[index] as Quantity, known?.listed ?? new Map())
    return { words, partWithin: [parting, words.length], said, ...spanOf(tokens, from, to) }
  })
  const [head] = entries
  if (head === undefined || isWhole(entries)) return null
  const whole = isContrasted(tokens, only, head, borders[1]) ? head : null
  const border = borders[0] ?? first
  const opening = /^an?$/.test(textAt(tokens, border)) ? border + 1 : border
  // "Every order has 1 to 6 items" names no part.
  if (quantities.length === 1 && isOneOf(tokens, opening, distributives) && isOneOf(tokens, opening + 2, having)) return null
  const isAverage = entries.some(isSpread) || hasOneOf(tokens, opening, end, averagingWords)
  if (known === null) {
    if (!isPriced(entries, isAverage)) return null
  } else {
    const series = { entries, whole, quantities, borders, end, isAverage }
    if (!areParts(tokens, series, known)) return null
  }
  const isMean = isAverage || (!isRated(entries) && textsOf(tokens, opening, end).some(saysMean))
  const said =
    whole === null || known === null || hasPart(whole, known.all) ? entries : [{ ...whole, isWhole: true } as const, ...entries.slice(1)]
  return { fact: { type: 'segments', entries: said, isMean, ...spanOf(tokens, opening, end) }, first: opening, next: end }
}

/** Whether a number is a mean with a standard deviation. */
function isSpread({ said }: SegmentEntry): boolean {
  return said.type === 'number' && said.deviation !== undefined
}

/** The words of an entry without its number, and the index at which the part may start. */
function contentOf(
  tokens: readonly Token[],
  [from, to]: readonly [from: number, to: number],
  { at, next, period }: Quantity,
  values: Values,
): { readonly words: readonly string[]; readonly parting: number } {
  const words: string[] = []
  let [parting, kinds] = [0, -1]
  for (let place = from; place < to; place++) {
    const text = textAt(tokens, place)
    // A unit may stand before the part: "20 in small stores".
    if (partings.has(text) && place >= next - 1 && !isOneOf(tokens, place + 1, averagingWords)) parting = words.length
    else if (inParts.has(text) && isPartBefore(tokens, place, at) && termsIn(words, values, 1).length === 0) parting = words.length
    // A heading names the rows or what is said of them: "exam scores: | girls average 72".
    if (text === ':' && place < at) parting = words.length = kinds < 0 ? words.length : kinds
    // "Price | by species: hamsters 10": the noun of the kinds is no part of the name.
    if (place < at && (text === 'by' || (text === 'on' && dependingVerbs.has(textAt(tokens, place - 1))))) kinds = words.length
    if (place === at && period !== undefined) words.push(period)
    if (place >= at && place < next) continue
    const past = valueEnd(tokens, place, values)
    if (past > place) {
      words.push(...tokens.slice(place, past).flatMap(({ kind, text: word }) => (kind === 'sign' ? [] : [word])))
      place = past - 1
      continue
    }
    if (tokens[place]?.kind !== 'word') continue
    if (
      from > 0 &&
      isOneOf(tokens, from - 1, separators) &&
      text === 'on' &&
      textAt(tokens, textAt(tokens, place + 1) === '-' ? place + 2 : place + 1) === 'time'
    )
      words.push('punctual')
    const isSaid =
      !dependingVerbs.has(text) &&
      (!functionWords.has(text) ||
        spendingVerbs.has(text) ||
        negations.has(text) ||
        restWords.has(text) ||
        text.length === 1 ||
        (text === 'plus' && place === from) ||
        values.has(text) ||
        (tokens[place]?.isCapital === true && place > from))
    if (isSaid) words.push(isGenderWord(ownerOf(text)) ? ownerOf(text) : text)
  }
  return { words, parting: parting < words.length ? parting : 0 }
}

const inParts = wordSet('in among on')
/** Most words of a part before its verb. */
const mostOfPart = 3

/** Whether a preposition names a part whose verb stands right before its number: "rents | in the centre are | 1500". */
function isPartBefore(tokens: readonly Token[], place: number, at: number): boolean {
  return place < at - 2 && at - place <= mostOfPart + 2 && isOneOf(tokens, at - 1, being)
}

/** "men" of "men's". */
function ownerOf(text: string): string {
  return text.replace(/['’]s?$/, '')
}

type Values = KnownValues['all']

/** Whether a share of all rows stands before the shares of parts: "9% overall, 18% of the young ones", "92%, but 97% with DHL". */
export function isContrasted(tokens: readonly Token[], { next, said }: Quantity, head: SegmentEntry, border: number | undefined): boolean {
  if (said.type !== 'share' || border === undefined) return false
  if (head.words.some((word) => wholeWords.has(word))) return true
  // "18% for direct ones but 7%" names a part first; "15%, in Support 25%" does not.
  const isPart = isOneOf(tokens, border, partings) && textAt(tokens, border - 1) === ','
  return head.partWithin[0] === 0 && (isPart || hasOneOf(tokens, next, border, contrasts))
}

const contrasts = wordSet('but while whereas yet')
