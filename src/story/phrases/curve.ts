import { readPeriod } from '../times/read-period.ts'
import { readSeason } from '../times/read-season.ts'
import { readNoun } from '../words/nouns.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { approximations } from '../lexicon/approximations.ts'
import { typicalWords } from '../lexicon/averages.ts'
import { sideWords } from '../lexicon/bounds.ts'
import { distributives } from '../lexicon/determiners.ts'
import { measurementUnits, percentWords, type Period } from '../lexicon/units.ts'
import { having, spendingVerbs } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import {
  either,
  isOneOf,
  kindAt,
  oneOf,
  optional,
  readingOf as oneFact,
  sequence,
  skipBack,
  textAt,
  valueOf,
  hasOneOf,
} from '../reader/index.ts'
import type { CurveFact } from '../facts/amount-facts.ts'
import { boundsBefore } from '../lexicon/bounds.ts'
import { relatives } from '../lexicon/connectives.ts'
import { measureBefore } from '../amounts/measure-words.ts'
import { mayBeginAnchor, readAnchors, type SaidAnchor, tellsChange } from '../amounts/read-anchors.ts'
import { everyOf } from '../amounts/said-amount.ts'
import type { Token } from '../tokens/token.ts'
import { isPlural } from '../words/words.ts'
import { curveExamples } from './curve-examples.ts'
import type { Phrase, Reading } from './phrase.ts'

const starts: ReadonlySet<string> = wordSet('from between starting start starts')

/** Flows: a single amount is their total over the whole time. */
const flows: ReadonlySet<string> = wordSet(
  'revenue revenues mrr arr sales turnover income gmv billings bookings takings earnings receipts donations premiums proceeds volume spend ingresos umsatz',
)

/** Words before a price, a bound, or an amount of one row. */
const prices: ReadonlySet<string> = wordSet(
  sideWords,
  distributives,
  'for at starting paying pays pay paid cost costs costing charge charges charging priced price worth than per least most upto fee fees',
)

/** Words after an amount of one row, or after a number that is no amount. */
const afterShares: ReadonlySet<string> = wordSet('per each', percentWords)

/** Verbs of payment; their subject is not the measure. */
const payers = /^(?:pay|cost|charg|pric)ing$|^(?:pays|paid|priced)$/

/** Words for amounts of one row, which are no totals. */
const averages: ReadonlySet<string> = wordSet(typicalWords, distributives, 'per unit minimum maximum min max')

/** Smaller monthly numbers are about one row. */
const leastVolume = 10

/** Larger numbers of sales are their total: "400k sales a month". */
const leastTotal = 100_000

/** Amounts by time: "revenue from $50k in January to $200k in December", "$100k in Q1, $150k in Q2", "€1.2M a month". */
export const curve: Phrase = {
  name: 'curve',
  precedence: 210,
  description:
    'The totals of a measure by month: amounts of money or numbers of rows in some months, quarters or years with straight lines between them, or the same in each month, quarter or year.',
  examples: curveExamples,
  startsAt: (token) => starts.has(token.text) || mayBeginAnchor(token),
  read: (tokens, at, free) => {
    const said = readSaid(tokens, at, free)
    if (said === null) return null
    const mean = meanStart(said, tokens)
    if (mean !== null) return meanOf(said, tokens, mean)
    return isCurve(said, tokens, at) ? readingOf(said, tokens, said.first) : null
  },
}

const preposition = oneOf(['at', 'with', 'from'])
const bound = valueOf(boundsBefore)
/** "From", "starting at", "from at least". */
const opening = sequence({ start: oneOf(starts), lead: optional(either(sequence({ preposition, bound }), bound, preposition)) })

/** Reads amounts, and the words for the measure before them or after the first. */
function readSaid(tokens: readonly Token[], at: number, free: number): Said | null {
  const opened = opening(tokens, at)
  const { anchors, isChange } = readAnchors(tokens, opened?.next ?? at)
  const [first] = anchors
  if (first === undefined || (anchors.length === 1 && (isBare(first) || isUpperBound(tokens, at)))) return null
  const own = anchors.find(({ words }) => words.length > 0)?.words ?? []
  const found = measureBefore(tokens, at, free)
  // The noun after the amount is the measure, unless it is a unit: "usage from 40 MWh".
  const isUnit = own.length === 0 || measurementUnits.has(own.at(-1) ?? '')
  const before = isUnit ? found.words : []
  return {
    anchors,
    measure: [...before, ...own].flatMap((word) => (word === 'aov' ? ['order', 'value'] : [word])),
    isCounted: !isUnit && own.at(-1) === 'sales' && first.currency === null && first.anchor.amount < leastTotal,
    every: anchors.length > 1 ? null : (first.every ?? before.map(everyOf).find((every) => every !== null) ?? null),
    isChange: isChange || found.between.some(tellsChange) || before.some(tellsChange),
    isStart: opened !== null,
    before: found.between.at(-1) ?? textAt(tokens, at - 1),
    first: isUnit ? Math.min(found.first, at) : at,
  }
}

/** Whether an amount is the upper one of two: "premiums from 200 to | 2000 euro per year". */
function isUpperBound(tokens: readonly Token[], at: number): boolean {
  return /^(?:to|-|–|and)$/.test(textAt(tokens, at - 1)) && kindAt(tokens, at - 2) === 'number'
}

/**
 * The first token of a mean of rows: "average order value of $80". Null if the rows do not sum up to a total, as for prices and salaries.
 */
function meanStart({ anchors, first }: Said, tokens: readonly Token[]): number | null {
  const [only] = anchors
  if (anchors.length !== 1 || only === undefined || only.currency === null || only.hasPeriod || only.every !== null) return null
  return textAt(tokens, first) === 'aov' ? first : null
}

/** A basket is a row, whatever the domain calls it: "an average basket of $40". */
function meanOf(said: Said, tokens: readonly Token[], first: number): Reading {
  return readingOf({ ...said, every: 'row', measure: said.measure.filter((word) => !baskets.test(word)) }, tokens, first)
}

const baskets = /^(?:basket|cart|purchase|check|bill)s?$/

/** Whether an amount has neither period nor currency. */
function isBare({ hasPeriod, currency, every }: SaidAnchor): boolean {
  return !hasPeriod && currency === null && every === null
}

interface Said {
  readonly anchors: readonly SaidAnchor[]
  readonly measure: readonly string[]
  readonly every: Period | 'row' | null
  /** Whether the number stands before the measure: "400 | sales a day". */
  readonly isCounted: boolean
  readonly isChange: boolean
  readonly isStart: boolean
  /** The word before the amounts. */
  readonly before: string
  /** The first token of the measure, or of the amounts. */
  readonly first: number
}

function isCurve(said: Said, tokens: readonly Token[], at: number): boolean {
  const { anchors, measure } = said
  if (measure.some((word) => averages.has(word))) return false
  const next = anchors.at(-1)?.next ?? 0
  if (isOneOf(tokens, next, afterShares) || isForPart(tokens, next)) return false
  return anchors.some(({ currency }) => currency !== null) ? isMoney(said, tokens, at) : isVolume(said, tokens, at)
}

function isMoney({ anchors, measure, every, isChange, isStart, before }: Said, tokens: readonly Token[], at: number): boolean {
  const last = measure.at(-1) ?? ''
  const isTimed = anchors.some(({ hasPeriod }) => hasPeriod)
  const isFlow = flows.has(last)
  if (anchors.length > 1) return isTimed || isChange || (isStart && isFlow && textAt(tokens, at) === 'from')
  if ((isStart && !isTimed) || payers.test(last) || isSpending(tokens, at)) return false
  const isPriced = !isStart && (prices.has(before) || isOneOf(tokens, at - 1, prices))
  if (isPriced && !isFlow && !(isTimed && measure.length > 0)) return false
  return isTimed || every !== null || isFlow
}

/** Whether a verb tells what each of several rows spends: "players | spend | $20 a month", and no "ad spend". */
function isSpending(tokens: readonly Token[], at: number): boolean {
  const verb = skipBack(tokens, at, 0, approximations, 2) - 1
  return (
    isOneOf(tokens, verb, spendingVerbs) &&
    (textAt(tokens, verb) === 'spends' || /^\)$/.test(textAt(tokens, verb - 1)) || isPlural(textAt(tokens, verb - 1)))
  )
}

function isVolume({ anchors, measure, every, isChange, isStart }: Said, tokens: readonly Token[], at: number): boolean {
  if (measure.length === 0) return false
  const [first] = anchors
  if (first !== undefined && anchors.length === 1) {
    if (first.hasPeriod && first.every === null) return measure.length > 1 && measurementUnits.has(first.words.at(-1) ?? '')
    if (isStart || first.every === null || every === null) return false
    const isOfOne = hasOneOf(tokens, Math.max(0, at - 4), at, averages)
    return !isOfOne && !isOfSeveral(tokens, at) && (first.anchor.amount >= leastVolume || first.anchor.amount < 0)
  }
  if (anchors.every(({ hasPeriod }) => hasPeriod)) return true
  const areYears = anchors.every(({ anchor: { amount } }) => amount >= 1900 && amount < 2100 && Number.isInteger(amount))
  const isFrom = isStart && textAt(tokens, at) === 'from'
  return isChange && anchors.length === 2 && !areYears && (isFrom || flows.has(measure.at(-1) ?? ''))
}

/** Verbs of rows: "sensors that send". */
const verbs: ReadonlySet<string> = wordSet(
  having,
  'take make get use receive submit attend place buy generate produce send report emit record post write play watch do log',
)

/** Whether an amount is about each of several rows: "sensors that send 24 readings a day", "seeing 40 patients a day". */
function isOfSeveral(tokens: readonly Token[], at: number): boolean {
  if (/^(?:see|serv|treat|host|welcom)(?:e|es|s|ing)?$/.test(textAt(tokens, at - 1))) return true
  if (!isOneOf(tokens, at - 1, verbs)) return false
  const noun = textAt(tokens, skipBack(tokens, at - 1, 0, beforeVerbs, 1) - 1)
  return isPlural(noun)
}

const beforeVerbs: ReadonlySet<string> = wordSet(relatives, 'each')

/** "MRR of $99 | for pro": an amount for some of the rows. */
function isForPart(tokens: readonly Token[], at: number): boolean {
  const noun = textAt(tokens, at) === 'for' ? readNoun(tokens, at + 1) : null
  return (
    noun !== null &&
    readPeriod(tokens, at + 1) === null &&
    readSeason(tokens, at + 1) === null &&
    !timeWords.has(noun.noun.words.at(-1) ?? '')
  )
}

const monthsOf = { month: 1, quarter: 3, year: 12 } as const

function readingOf({ anchors, measure, every, isCounted }: Said, tokens: readonly Token[], first: number): Reading {
  const next = anchors.at(-1)?.next ?? first + 1
  const [only] = anchors
  const isEvery = anchors.length === 1 && every !== null && only?.hasPeriod === false
  return oneFact(tokens, first, next, {
    type: 'curve',
    measure,
    ...(isCounted ? { isCounted } : {}),
    currency: anchors.find(({ currency }) => currency !== null)?.currency ?? null,
    anchors: isEvery ? [] : anchors.map((each) => anchorFrom(each.every === null ? { ...each, every: paceOf(measure) } : each)),
    every: isEvery ? { unit: every, amount: only.anchor.amount } : null,
  })
}

/** The interval in the measure: "daily sales of $4,000 in January". */
function paceOf(measure: readonly string[]): Period | null {
  return measure.includes('daily') ? 'day' : measure.includes('weekly') ? 'week' : null
}

/**
 * The total of an anchor's period: "$9k a month in Q1" is $27k. Without a period it is the amount of a month. Amounts for days and weeks
 * stay, as months differ in length.
 */
function anchorFrom({ anchor, hasPeriod, every }: SaidAnchor): CurveFact['anchors'][number] {
  if (every === null) return anchor
  if (every === 'day' || every === 'week') return { ...anchor, each: every }
  const months = !hasPeriod || anchor.month !== null ? 1 : anchor.half !== undefined ? 6 : anchor.quarter !== null ? 3 : 12
  return { ...anchor, amount: Number(((anchor.amount * months) / monthsOf[every]).toPrecision(15)) }
}
