import { readQuantity } from '../amounts/quantity.ts'
import { isPart } from '../revisions/parts/is-part.ts'
import { textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isPluralNoun, readNoun } from '../words/nouns.ts'
import { isPlural, singularOf } from '../words/words.ts'
import { negations } from '../lexicon/determiners.ts'
import { endsSentence } from './ends-sentence.ts'
import { isParallel } from './is-parallel.ts'
import { isCosting, isHeaded, arePerPeriod, isPriced, isRated } from './is-priced.ts'
import type { KnownValues } from './known-values.ts'
import { partsIn } from './parts-in.ts'
import type { Quantity } from './quantities-in.ts'
import { restWords } from './rest-words.ts'
import { saysNothing } from './says-nothing.ts'
import type { SegmentEntry } from './segment-facts.ts'
import { wholeWords } from './whole-words.ts'

type Values = KnownValues['all']

/** Entries, and where they are said. */
interface Series {
  readonly entries: readonly SegmentEntry[]
  /** The entry for all rows, null for none. */
  readonly whole: SegmentEntry | null
  readonly quantities: readonly Quantity[]
  readonly borders: readonly number[]
  readonly end: number
  readonly isAverage: boolean
}

/** Whether entries are about parts of the rows. */
export function areParts(
  tokens: readonly Token[],
  { entries, whole, quantities, borders, end, isAverage }: Series,
  known: KnownValues,
): boolean {
  const [only] = quantities
  const opening = borders[0] ?? end
  if (only === undefined) return false
  const of = nounOfShare(tokens, only.next)
  const isTelling = known.told.subarray(borders[0], end).includes(1)
  const isListed = isOfParts(entries, whole, known.listed, entries.length === 1 ? of : '')
  if (isListed || (!isTelling && isOfTold(entries, whole, known.all, of))) return true
  const isTold = isAverage && isPriced(entries, true) && (entries.every((entry) => hasPart(entry, known.all)) || areOfNoun(entries, known))
  // "3 to 5%" is no percentage that each row has.
  const isOfRates = isRated(entries) && !quantities.some(({ at }) => /^(?:to|-|–)$/.test(textAt(tokens, at + 1)))
  const isOfPeriods = arePerPeriod(entries) && !isOfCounted(tokens, opening)
  const isOfPrices = isCosting(entries) || isOfPeriods || isOfRates || isHeaded(entries, tokens.slice(opening, only.at))
  if (entries.length > 1 && (isTold || (isOfPrices && !quantities.some((each) => isCount(tokens, each, only))))) return true
  return isOfSubject(tokens, [opening, only.at], entries, known) || isParallel(tokens, { quantities, borders, end })
}

/** Whether a number next to an amount of money counts rows: "costs of $300,000 a month, | 400 production runs". */
function isCount(tokens: readonly Token[], { said, next }: Quantity, { said: first }: Quantity): boolean {
  const isPlain = first.type === 'number' && first.currency !== null && said.type === 'number' && said.currency === null
  const noun = isPlain && said.unit === null ? readNoun(tokens, next) : null
  return noun !== null && isPluralNoun(noun.noun)
}

/** Whether entries are the names of counted rows: "3 plans: | solo at $15, duo at $25 a month". */
function isOfCounted(tokens: readonly Token[], opening: number): boolean {
  for (let at = opening - 1; at >= Math.max(2, opening - mostBefore) && !endsSentence(tokens, at); at--)
    if (textAt(tokens, at) === ':') return [2, 3].some((back) => readQuantity(tokens, at - back) !== null)
  return false
}

/** Most tokens between the names and an amount behind them. */
const mostBefore = 12

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

export function hasPart({ words }: SegmentEntry, known: Values): boolean {
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
  if (noun === undefined || last < 0 || !isPart({ ...noun, words: noun.words.slice(0, last + 1) }, mentions, true)) return false
  return entries.every(({ said, words }) => said.type === 'number' && words.length > 1)
}

/** Whether numbers are of kinds of rows that the story counts: "car claims average 3,000, home claims 8,000". */
function areOfNoun(entries: readonly SegmentEntry[], { mentions: { nouns } }: KnownValues): boolean {
  const [head] = entries
  const noun = head?.words.find((word, place) => place > 0 && isPlural(word)) ?? ''
  const named = nouns.get(singularOf(noun)) ?? []
  // "The weight of the lamps is 1 to 9 kg and the average price of the lamps is 60" names no kinds.
  const isKind = (kind: string): boolean =>
    named.some(({ words: [first, last, more] }) => first === kind && last === noun && more === undefined)
  const isBare = named.some(({ words }) => words.length === 1)
  return isBare && entries.every(({ words: [kind = '', head] }) => head === noun && isKind(kind))
}

/** Whether the shares sum up to 100%. They are then the shares of the values. */
export function isWhole(entries: readonly SegmentEntry[]): boolean {
  const sum = entries.reduce((before, { said }) => before + (said.type === 'share' ? said.share : 0), 0)
  return entries.length > 1 && Math.abs(sum - 1) < 1e-9
}
