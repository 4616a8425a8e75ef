import type { CurveFact } from '../fact.ts'
import { measureBefore } from '../measure-words.ts'
import { mayBeginAnchor, readAnchors, type SaidAnchor, tellsChange } from '../read-anchors.ts'
import { type Every, everyOf } from '../said-amount.ts'
import { summedWords } from '../summed-words.ts'
import type { Token } from '../token.ts'
import { singularOf } from '../words.ts'
import { curveExamples } from './curve-examples.ts'
import type { Phrase, Reading } from './phrase.ts'

const starts: ReadonlySet<string> = new Set(['from', 'between', 'starting', 'start', 'starts'])

/** What flows: an amount of it alone is what all of the time comes to. */
const flows: ReadonlySet<string> = new Set(
  'revenue revenues mrr arr sales turnover income gmv billings bookings takings earnings receipts donations premiums proceeds volume spend ingresos umsatz'.split(
    ' ',
  ),
)

/** Before an amount it is a price, a bound, or of one of many. */
const prices: ReadonlySet<string> = new Set(
  'for at starting paying pays pay paid cost costs costing charge charges charging priced price worth under over below above than each every per least most upto fee fees'.split(
    ' ',
  ),
)

/** Who pays it, not what it is of. */
const payers = /^(?:pay|cost|charg|pric)ing$|^(?:pays|paid|priced)$/

/** Of one of many: no totals. */
const averages: ReadonlySet<string> = new Set('average avg mean median typical each per unit minimum maximum min max'.split(' '))

/** Units of measurement: the words before say what of. */
const units =
  /^(?:[kmgt]?wh|[kmgt]?w|kilowatt|megawatt|gigawatt|[kmgtp]b|gigabytes?|terabytes?|kg|kgs|kilos?|g|grams?|t|tons?|tonnes?|lbs?|pounds?|km|kms|kilomet(?:er|re)s?|miles?|m3|m|l|lit(?:er|re)s?|hours?|hrs?|minutes?|mins?)$/

/** Fewer a month are what one of many does. */
const leastVolume = 10

/** "revenue from $50k in January to $200k in December", "$100k in Q1, $150k in Q2", "€1.2M a month". */
export const curve: Phrase = {
  name: 'curve',
  precedence: 210,
  description:
    'What a measure comes to by month: amounts of money or numbers of things at some months, quarters or years, straight lines between them, or the same each month, quarter or year.',
  examples: curveExamples,
  startsAt: (token) => starts.has(token.text) || mayBeginAnchor(token),
  read: (tokens, at, free) => {
    const isStart = starts.has(tokens[at]?.text ?? '')
    const start = isStart ? (['at', 'with', 'from'].includes(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1) : at
    const { anchors, isChange } = readAnchors(tokens, start)
    const [first] = anchors
    if (first === undefined || (anchors.length === 1 && isBare(first))) return null
    const own = anchors.find(({ words }) => words.length > 0)?.words ?? []
    const found = measureBefore(tokens, at, free)
    // What is said behind the amount says it all, but for units: "usage from 40 MWh".
    const before = own.length === 0 || units.test(own.at(-1) ?? '') ? found : { ...found, words: [], first: at }
    const said: Said = {
      anchors,
      measure: [...before.words, ...own].flatMap((word) => (word === 'aov' ? ['order', 'value'] : [word])),
      every: anchors.length > 1 ? null : (first.every ?? before.words.map(everyOf).find((every) => every !== null) ?? null),
      isChange: isChange || before.between.some(tellsChange) || before.words.some(tellsChange),
      isStart,
      before: before.between.at(-1) ?? tokens[at - 1]?.text ?? '',
    }
    const mean = meanStart(said, tokens, Math.min(before.first, at), free)
    if (mean !== null)
      return readingOf({ ...said, every: 'row', measure: said.measure.filter((word) => !baskets.test(word)) }, tokens, mean)
    if (!isCurve(said, tokens, at)) return null
    return readingOf(said, tokens, Math.min(before.first, at))
  },
}

/** Where "average order value of $80" begins: what rows come to on average, wherever they add up to something, as prices and salaries do not. */
function meanStart({ anchors, measure }: Said, tokens: readonly Token[], first: number, free: number): number | null {
  const [only] = anchors
  if (anchors.length !== 1 || only === undefined || only.currency === null || only.hasPeriod || only.every !== null) return null
  if (tokens[first]?.text === 'aov') return first
  return first > free && means.has(tokens[first - 1]?.text ?? '') && summedWords.test(measure.at(-1) ?? '') ? first - 1 : null
}

/** What is bought at once, whatever a trade calls it. */
const baskets = /^(?:basket|cart|purchase|check|bill)s?$/
const means: ReadonlySet<string> = new Set(['average', 'avg', 'mean'])
/** A number that stands for itself. */
function isBare({ hasPeriod, currency, every }: SaidAnchor): boolean {
  return !hasPeriod && currency === null && every === null
}

interface Said {
  readonly anchors: readonly SaidAnchor[]
  readonly measure: readonly string[]
  readonly every: Every | 'row' | null
  readonly isChange: boolean
  readonly isStart: boolean
  /** The word right before the amounts. */
  readonly before: string
}

function isCurve(said: Said, tokens: readonly Token[], at: number): boolean {
  const { anchors, measure } = said
  if (measure.some((word) => averages.has(word))) return false
  const last = tokens[anchors.at(-1)?.next ?? 0]?.text ?? ''
  if (last === 'per' || last === 'each' || last === '%') return false
  return anchors.some(({ currency }) => currency !== null) ? isMoney(said, tokens, at) : isVolume(said, tokens, at)
}

function isMoney({ anchors, measure, every, isChange, isStart, before }: Said, tokens: readonly Token[], at: number): boolean {
  const isTimed = anchors.some(({ hasPeriod }) => hasPeriod)
  if (anchors.length > 1) return isTimed || isChange || (isStart && flows.has(measure.at(-1) ?? '') && tokens[at]?.text === 'from')
  if ((isStart && !isTimed) || payers.test(measure.at(-1) ?? '')) return false
  const isPriced = !isStart && (prices.has(before) || prices.has(tokens[at - 1]?.text ?? ''))
  if (isPriced && !flows.has(measure.at(-1) ?? '') && !(isTimed && measure.length > 0)) return false
  return isTimed || every !== null || flows.has(measure.at(-1) ?? '')
}

function isVolume({ anchors, measure, every, isChange, isStart }: Said, tokens: readonly Token[], at: number): boolean {
  if (measure.length === 0) return false
  const [first] = anchors
  if (first !== undefined && anchors.length === 1) {
    if (first.hasPeriod && first.every === null) return measure.length > 1 && units.test(first.words.at(-1) ?? '')
    if (isStart || first.every === null || every === null) return false
    const isOfOne = tokens.slice(Math.max(0, at - 4), at).some(({ text }) => averages.has(text) || text === 'every')
    return !isOfOne && !isOfSeveral(tokens, at) && (first.anchor.amount >= leastVolume || first.anchor.amount < 0)
  }
  if (anchors.every(({ hasPeriod }) => hasPeriod)) return true
  const areYears = anchors.every(({ anchor: { amount } }) => amount >= 1900 && amount < 2100 && Number.isInteger(amount))
  const isFrom = isStart && tokens[at]?.text === 'from'
  return isChange && anchors.length === 2 && !areYears && (isFrom || flows.has(measure.at(-1) ?? ''))
}

/** What several do, each of them: "sensors that send". */
const verbs: ReadonlySet<string> = new Set(
  'with having have take make get use receive submit attend place buy generate produce send report emit record post write play watch do log'.split(
    ' ',
  ),
)

/** "sensors that send 24 readings a day": each of them does; "seeing 40 patients a day" tells of visits. */
function isOfSeveral(tokens: readonly Token[], at: number): boolean {
  if (/^(?:see|serv|treat|host|welcom)(?:e|es|s|ing)?$/.test(tokens[at - 1]?.text ?? '')) return true
  if (!verbs.has(tokens[at - 1]?.text ?? '')) return false
  const noun = tokens[/^(?:that|which|who|each)$/.test(tokens[at - 2]?.text ?? '') ? at - 3 : at - 2]?.text ?? ''
  return singularOf(noun) !== noun
}

const monthsOf = { month: 1, quarter: 3, year: 12 } as const

function readingOf({ anchors, measure, every }: Said, tokens: readonly Token[], first: number): Reading {
  const next = anchors.at(-1)?.next ?? first + 1
  const [only] = anchors
  const isEvery = anchors.length === 1 && every !== null && only?.hasPeriod === false
  const fact: CurveFact = {
    type: 'curve',
    measure,
    currency: anchors.find(({ currency }) => currency !== null)?.currency ?? null,
    anchors: isEvery ? [] : anchors.map((each) => anchorFrom(each.every === null ? { ...each, every: paceOf(measure) } : each)),
    every: isEvery && only !== undefined ? { unit: every, amount: only.anchor.amount } : null,
    start: tokens[first]?.start ?? 0,
    end: tokens[next - 1]?.end ?? 0,
  }
  return { facts: [fact], first, next }
}

/** "daily sales of $4,000 in January": of each day of it. */
function paceOf(measure: readonly string[]): Every | null {
  return measure.includes('daily') ? 'day' : measure.includes('weekly') ? 'week' : null
}

/** What the time of an anchor comes to: "$9k a month in Q1" is three times that; where no time was said it is that of a month. Months differ in days. */
function anchorFrom({ anchor, hasPeriod, every }: SaidAnchor): CurveFact['anchors'][number] {
  if (every === null) return anchor
  if (every === 'day' || every === 'week') return { ...anchor, each: every }
  const months = !hasPeriod || anchor.month !== null ? 1 : anchor.half !== undefined ? 6 : anchor.quarter !== null ? 3 : 12
  return { ...anchor, amount: Number(((anchor.amount * months) / monthsOf[every]).toPrecision(15)) }
}
