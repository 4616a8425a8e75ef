import type { SegmentEntry, SegmentsFact } from './segment-facts.ts'
import { averagingWords } from '../lexicon/averages.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { readNoun } from '../words/nouns.ts'
import { isOneOf, spanOf, textAt, textsOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { functionWords, isPlural, singularOf } from '../words/words.ts'
import { isPart } from '../revisions/parts/is-part.ts'
import type { KnownValues } from './known-values.ts'
import { isParallel } from './is-parallel.ts'
import { isCosting, isHeaded, isPriced } from './is-priced.ts'
import { saysMean, spendingVerbs } from './says-mean.ts'
import { bordersOf, isListBy, partings, separators } from './borders-of.ts'
import { type Quantity, quantitiesIn } from './quantities-in.ts'
import { partsIn } from './parts-in.ts'
import { isShareList } from './is-share-list.ts'
import { isRequest } from './is-request.ts'
import { pastCounts } from './past-counts.ts'
import { restWords } from './rest-words.ts'
import { endsSentence, statementEnd } from './ends-sentence.ts'
import { valueEnd } from './value-end.ts'
import { saysNothing } from './says-nothing.ts'
import { wholeWords } from './whole-words.ts'
import { distributives, negations } from '../lexicon/determiners.ts'
import { having } from '../lexicon/verbs.ts'

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

/** Whether numbers are not of parts: "monthly plans churn three times as often as two year ones", "nobody under 6 months churned". */
function isCompared(tokens: readonly Token[], first: number, next: number): boolean {
  for (let at = first; at < next; at++) {
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
  const series = seriesFrom(tokens, [first, end], all, start, known)
  return series !== null || known === null || all.length < start + fewest ? series : seriesFrom(tokens, [first, end], all, start + 1, known)
}

const fewest = 3

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
  const borders = bordersOf(tokens, quantities, start === 0 ? first : (all[start - 1]?.next ?? first), end)
  if (borders === null) return null
  const entries = quantities.map(({ said }, index): SegmentEntry => {
    const [from, to] = [borders[index] ?? 0, borders[index + 1] ?? end]
    const { words, parting } = contentOf(tokens, [from, to], quantities[index] as Quantity, known?.listed ?? new Map())
    return { words, partWithin: [parting, words.length], said, ...spanOf(tokens, from, to) }
  })
  const [head] = entries
  if (head === undefined || isWhole(entries)) return null
  const whole = isContrasted(tokens, only, head, borders[1]) ? head : null
  const opening = borders[0] ?? first
  // "Every order has 1 to 6 items" names no part.
  if (quantities.length === 1 && isOneOf(tokens, opening, distributives) && isOneOf(tokens, opening + 2, having)) return null
  const isAverage = tokens.slice(opening, end).some(({ text }) => averagingWords.has(text))
  if (known === null) {
    if (!isPriced(entries, isAverage)) return null
  } else {
    const of = nounOfShare(tokens, only.next)
    const isTelling = known.told.subarray(borders[0], end).includes(1)
    const isListed = isOfParts(entries, whole, known.listed, entries.length === 1 ? of : '')
    const isKnown = isListed || (!isTelling && isOfTold(entries, whole, known.all, of))
    const isTold = isAverage && isPriced(entries, true) && entries.every((entry) => hasPart(entry, known.all))
    const isMeant = isKnown || (entries.length > 1 && (isTold || isCosting(entries) || isHeaded(entries, tokens.slice(opening, only.at))))
    if (!(isMeant || isOfSubject(tokens, [opening, only.at], entries, known) || isParallel(tokens, quantities, borders, end))) return null
  }
  const isMean = isAverage || textsOf(tokens, opening, end).some(saysMean)
  const said =
    whole === null || known === null || hasPart(whole, known.all) ? entries : [{ ...whole, isWhole: true } as const, ...entries.slice(1)]
  return { fact: { type: 'segments', entries: said, isMean, ...spanOf(tokens, opening, end) }, first: opening, next: end }
}

/** The words of an entry without its number, and the index at which the part may start. */
function contentOf(
  tokens: readonly Token[],
  [from, to]: readonly [from: number, to: number],
  { at, next }: Quantity,
  values: Values,
): { readonly words: readonly string[]; readonly parting: number } {
  const words: string[] = []
  let parting = 0
  for (let place = from; place < to; place++) {
    const text = textAt(tokens, place)
    // A unit may stand before the part: "20 in small stores".
    if (partings.has(text) && place >= next - 1) parting = words.length
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
      !functionWords.has(text) ||
      spendingVerbs.has(text) ||
      negations.has(text) ||
      restWords.has(text) ||
      text.length === 1 ||
      values.has(text) ||
      (tokens[place]?.isCapital === true && place > from)
    if (isSaid) words.push(text)
  }
  return { words, parting: parting < words.length ? parting : 0 }
}

type Values = KnownValues['all']

/** Whether a share of all rows stands before those of parts: "9% overall, 18% of the young ones", "92%, but 97% with DHL". */
export function isContrasted(tokens: readonly Token[], { next, said }: Quantity, head: SegmentEntry, border: number | undefined): boolean {
  if (said.type !== 'share' || border === undefined) return false
  if (head.words.some((word) => wholeWords.has(word))) return true
  // "18% for direct ones but 7%" names a part first; "15%, in Support 25%" does not.
  const isPart = isOneOf(tokens, border, partings) && textAt(tokens, border - 1) === ','
  return head.partWithin[0] === 0 && (isPart || tokens.slice(next, border).some(({ text }) => contrasts.has(text)))
}

const contrasts = wordSet('but while whereas yet')

/** Whether each entry names a value of a column, and one entry says more. @param whole the entry for all rows, null for none */
function isOfParts(entries: readonly SegmentEntry[], whole: SegmentEntry | null, known: Values, of: string): boolean {
  const own = entries.filter((entry) => entry !== whole || hasPart(entry, known))
  // "12% of control and 15% of treatment | convert"
  const isSaid = own.length < entries.length || own.some((entry) => saysMore(entry, known, of))
  return isSaid && own.every((entry) => hasPart(entry, known))
}

/** The same for values without a column. A plain share is that of the value; a number belongs to a value before it. */
function isOfTold(entries: readonly SegmentEntry[], whole: SegmentEntry | null, known: Values, of: string): boolean {
  if (!isOfParts(entries, whole, known, of)) return false
  const [head] = entries
  return entries.length > 1 || (head?.said.type === 'number' && partsIn(head.words, known)[0]?.start === 0)
}

function hasPart({ words }: SegmentEntry, known: Values): boolean {
  return partsIn(words, known).length > 0 || words.some((word) => restWords.has(word))
}

/** Whether an entry says more than a value and its column: not "status: 60% active". @param of the noun of the share, empty for none */
function saysMore({ words, said }: SegmentEntry, known: Values, of: string): boolean {
  const [part] = partsIn(words, known)
  if (part === undefined) return false
  if (said.type === 'number' && said.unit !== null) return true
  // "Approval rate 45%" is the share of those that are approved.
  if (said.type === 'share' && words.length === 2 && words[1] === 'rate') return false
  const column = new Set(known.get(part.term))
  const isSaid = (word: string): boolean => word !== of && !(said.type === 'share' && wholeWords.has(word))
  const others = words.filter((word, place) => isSaid(word) && (place < part.start || place >= part.start + part.length))
  return others.some((word) => !column.has(singularOf(word)) && !saysNothing(word) && !negations.has(word))
}

/** The noun of a share: "tickets" of "10% of the tickets". Empty for none. */
function nounOfShare(tokens: readonly Token[], at: number): string {
  return (textAt(tokens, at) === 'of' ? readNoun(tokens, at + 1)?.noun.words.at(-1) : undefined) ?? ''
}

/**
 * Whether entries are numbers of some rows of a noun that occurs without the adjective elsewhere: "Fraudulent transactions average 420,
 * normal ones 65".
 */
function isOfSubject(
  tokens: readonly Token[],
  [at, number]: readonly [at: number, number: number],
  entries: readonly SegmentEntry[],
  { mentions }: KnownValues,
): boolean {
  // "3% waived fees, 3,000 fees" says nothing about waived fees.
  const noun = tokens.slice(at, number).every(({ kind }) => kind === 'word') ? readNoun(tokens, at)?.noun : undefined
  // A verb may look like a noun: "Approved claims | pay".
  const last = noun?.words.findIndex((word, place) => place > 0 && isPlural(word)) ?? -1
  if (noun === undefined || last < 0 || !isPart({ ...noun, words: noun.words.slice(0, last + 1) }, mentions)) return false
  return entries.every(({ said, words }) => said.type === 'number' && words.length > 1)
}

/** Whether the shares sum up to 100%. They are then the shares of the values. */
function isWhole(entries: readonly SegmentEntry[]): boolean {
  const sum = entries.reduce((before, { said }) => before + (said.type === 'share' ? said.share : 0), 0)
  return entries.length > 1 && Math.abs(sum - 1) < 1e-9
}
