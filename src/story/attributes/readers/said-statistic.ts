import { approximations } from '../../lexicon/approximations.ts'
import { deviationWords, means } from '../../lexicon/averages.ts'
import { firstWordsOf, wordSet } from '../../lexicon/word-set.ts'
import { either, isOneOf, oneOf, optional, past, type Reader, sequence, valueOf, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { Aspect, SpreadShape } from '../aspect.ts'
import { spreadTurns } from './spread-turns.ts'
import { readSaidNumber } from './said-number.ts'

/** Statistics of a column's numbers. */
export interface SaidStatistic {
  readonly aspects: readonly Aspect[]
  readonly currency: string | null
  /** Where most numbers are, set for "skewed to 4 and 5": the middle of these. */
  readonly toward?: number
  readonly next: number
}

type Statistic = 'mean' | 'median' | 'deviation' | 'peak'

/** Words before a number that values are close to: "temperature around 25". */
const nearWords = ['around', 'about', 'centered around', 'centered at', 'centred around', 'centred at']
const isNear = oneOf(nearWords)

const statistics: ReadonlyMap<string, Statistic> = new Map([
  ...[...means, 'averaging', 'averages', 'mu', 'μ', 'µ', 'on average', 'mean value', 'expected value'].map(
    (words) => [words, 'mean'] as const,
  ),
  ...nearWords.map((words) => [words, 'mean'] as const),
  ...['median'].map((words) => [words, 'median'] as const),
  ...[...deviationWords, 'standard deviation', 'std dev', 'σ', 'st dev', 's . d .', 'std deviation'].map(
    (words) => [words, 'deviation'] as const,
  ),
])

const links = wordSet(approximations, 'of is are : = at value being should be')

/** "Average of 75", "sd 10", "mu = 120 g". */
const named = sequence({ statistic: valueOf(statistics), number: past(links, 3, readSaidNumber) })
/** "75 on average", "40 km average". */
const numbered = sequence({
  number: readSaidNumber,
  statistic: valueOf([
    ['on average', 'mean'],
    ['in average', 'mean'],
    ['in the mean', 'mean'],
    ['average', 'mean'],
    ['avg', 'mean'],
    ['median', 'median'],
  ] as const),
})
/** "75 ± 10". */
const plusMinus = sequence({ mean: readSaidNumber, sign: oneOf(['±', '+ / -', '+ -']), deviation: readSaidNumber })

const shape = valueOf(spreadTurns)
const centre = sequence({
  around: oneOf([
    'around',
    'about',
    'with mean',
    'with peaks at',
    'with peaks around',
    'peaks at',
    'centered at',
    'centred at',
    'centered on',
    'centred on',
    'centered around',
    'centred around',
    'at',
  ]),
  number: readSaidNumber,
})

/** "Bimodal around 8 | and 20". */
const secondPeak = sequence({ and: oneOf(['and', '&']), around: optional(oneOf(['around', 'about', 'at'])), number: readSaidNumber })

/** A shape and its centre: "normally distributed around 75". */
const shaped: Reader<SaidStatistic> = (tokens, at) => {
  const found = shape(tokens, at)
  // "result normal/abnormal"
  if (found === null || textAt(tokens, found.next) === '/' || textAt(tokens, at - 1) === '/') return null
  const toward = found.value === 'skewed' ? toWhere(tokens, found.next) : null
  if (toward !== null) return toward
  // "skewed towards women" is about something else.
  if (found.value === 'skewed' && isOneOf(tokens, found.next, unclear)) return null
  const around = centre(tokens, found.next)
  const aspects: Aspect[] = [{ type: 'shape', of: found.value }]
  if (around === null) return { aspects, currency: null, next: found.next }
  const second = found.value === 'bimodal' ? secondPeak(tokens, around.next) : null
  if (second !== null) {
    const peaks = [around.number, second.number].map(({ value }): Aspect => ({ type: 'peak', value }))
    return { aspects: [...aspects, ...peaks], currency: around.number.currency, next: second.next }
  }
  return { aspects: [...aspects, { type: 'mean', value: around.number.value }], currency: around.number.currency, next: around.next }
}

const bells = wordSet('n normal norm gaussian')

/** The notation of a normal distribution by mean and standard deviation: "N(50, 10)", "~ normal(170, 8)". */
const notation: Reader<SaidStatistic> = (tokens, at) => {
  const name = textAt(tokens, at) === '~' ? at + 1 : at
  const mean = isOneOf(tokens, name, bells) && textAt(tokens, name + 1) === '(' ? readSaidNumber(tokens, name + 2) : null
  const deviation = mean !== null && textAt(tokens, mean.next) === ',' ? readSaidNumber(tokens, mean.next + 1) : null
  if (mean === null || deviation === null || textAt(tokens, deviation.next) !== ')') return null
  const aspects: Aspect[] = [
    { type: 'shape', of: 'normal' },
    { type: 'mean', value: mean.value },
    { type: 'deviation', value: deviation.value },
  ]
  return { aspects, currency: mean.currency, next: deviation.next + 1 }
}

const unclear = wordSet('toward towards to')
const towards = oneOf(['to', 'toward', 'towards', 'to the'])
const ends: ReadonlyMap<string, SpreadShape> = new Map([
  ...['high', 'higher', 'top', 'upper', 'older', 'old', 'elderly', 'large', 'larger', 'long', 'longer'].map(
    (word) => [word, 'left_skewed'] as const,
  ),
  ...['low', 'lower', 'bottom', 'younger', 'young', 'small', 'smaller', 'short', 'shorter'].map((word) => [word, 'skewed'] as const),
])
const end = valueOf(ends)
const endNouns = oneOf(['end', 'values', 'side', 'numbers', 'scores', 'ratings', 'marks', 'grades'])
const following = sequence({ and: oneOf(['and', '&', '-', '–', 'or']), number: readSaidNumber })

/** "skewed | to 4 and 5", "skewed | towards the high end": where most values are. */
const toWhere: Reader<SaidStatistic> = (tokens, at) => {
  const to = towards(tokens, at)
  if (to === null) return null
  const high = end(tokens, textAt(tokens, to.next) === 'the' ? to.next + 1 : to.next)
  if (high !== null) {
    const next = endNouns(tokens, high.next)?.next ?? high.next
    return { aspects: [{ type: 'shape', of: high.value }], currency: null, next }
  }
  const number = readSaidNumber(tokens, to.next)
  if (number === null) return null
  const last = following(tokens, number.next)
  const toward = (number.value + (last?.number.value ?? number.value)) / 2
  return { aspects: [{ type: 'shape', of: 'skewed' }], currency: null, toward, next: last?.next ?? number.next }
}

const wholes = oneOf([
  'whole numbers',
  'a whole number',
  'whole number',
  'integers',
  'integer numbers',
  'an integer',
  'integer',
  'integer values',
])

const whole: Reader<SaidStatistic> = (tokens, at) => {
  const found = wholes(tokens, at)
  return found === null ? null : { aspects: [{ type: 'whole' }], currency: null, next: found.next }
}

/** A number for a mean, a median or a standard deviation. */
const measured: Reader<SaidStatistic> = (tokens, at) => {
  const both = plusMinus(tokens, at)
  if (both !== null) {
    const aspects: Aspect[] = [
      { type: 'mean', value: both.mean.value },
      { type: 'deviation', value: both.deviation.value },
    ]
    return { aspects, currency: both.mean.currency, next: both.next }
  }
  const found = named(tokens, at) ?? numbered(tokens, at)
  if (found === null) return null
  const { value, currency } = found.number
  return { aspects: [{ type: found.statistic.value, value }], currency, next: found.next }
}

const starters = wordSet(firstWordsOf([...statistics.keys(), ...spreadTurns.keys()]), 'whole integer integers a an n norm ~')

/** Whether a statistic can start with a word. */
export function canStartStatistic(text: string): boolean {
  return starters.has(text)
}

/** Whether the statistic is only "around", a word that stands before many numbers. */
export function isLoose(tokens: readonly Token[], at: number): boolean {
  return isNear(tokens, at) !== null
}

/** Reads a statistic: "average of 75", "75 on average", "sd 10", "normally distributed around 75", "right-skewed". Null for none. */
export const readSaidStatistic: Reader<SaidStatistic> = (tokens, at) =>
  tokens[at]?.kind === 'number' || tokens[at]?.kind === 'sign' || isOneOf(tokens, at, starters)
    ? either(notation, measured, shaped, whole)(tokens, at)
    : null
