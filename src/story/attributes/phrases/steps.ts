import { wordSet } from '../../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, skipBack, textAt } from '../../reader/index.ts'
import { readQuantity } from '../../amounts/quantity.ts'
import type { Token } from '../../tokens/token.ts'
import { readMoney } from '../../amounts/money.ts'
import { readingOfSubject } from '../readers/reading-of-subject.ts'
import { subjectBefore } from '../readers/subject-before.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const stepWords = wordSet('step steps increment increments')
/** Words between a number and its steps: "half-| star |-steps". */
const between = wordSet('- star stars point points euro euros dollar dollars percent % degree degrees cent cents kg cm mm m')
const mostBetween = 4
const parts: ReadonlyMap<string, number> = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
])

/**
 * Steps of numbers: "ratings in half-star steps", "prices in steps of 5", "multiples of 10", "rounded to the nearest 100", "rounded to whole
 * dollars".
 */
export const steps: AttributePhrase = {
  name: 'steps',
  precedence: 110,
  startsAt: ({ text }) => text === 'in' || text === 'as' || text === 'multiple' || text === 'multiples' || text === 'rounded',
  read: (tokens, at, free, last) => {
    const said = stepAt(tokens, at)
    const subject = said === null ? null : subjectBefore(tokens, skipBack(tokens, at, free, relatives, 3), free, last)
    if (said === null || subject === null || said.value <= 0) return null
    return readingOfSubject(tokens, { aspects: [{ type: 'step', value: said.value }], currency: null, next: said.next }, subject, false)
  },
}

/** "prices | that are all | multiples of 5" */
const relatives = wordSet('that which are is all')

interface Step {
  readonly value: number
  readonly next: number
}

function stepAt(tokens: readonly Token[], at: number): Step | null {
  const start = isOneOf(tokens, at, inOrAs) ? at + 1 : at
  if (/^multiples?$/.test(textAt(tokens, start))) return textAt(tokens, start + 1) === 'of' ? numberAt(tokens, start + 2) : null
  if (textAt(tokens, start) === 'rounded' && textAt(tokens, start + 1) === 'to')
    return wholesAt(tokens, start + 2) ?? nearestAt(tokens, start + 2)
  if (start === at) return null
  if (isOneOf(tokens, start, stepWords)) return textAt(tokens, start + 1) === 'of' ? numberAt(tokens, start + 2) : null
  const number = numberAt(tokens, start)
  if (number === null) return null
  let { next } = number
  while (next < number.next + mostBetween && isOneOf(tokens, next, between)) next++
  // "A process in 3 steps" has no numbers, "scores in half points" have.
  const isPart = !Number.isInteger(number.value)
  if (isOneOf(tokens, next, stepWords)) return isPart || next > number.next ? { value: number.value, next: next + 1 } : null
  return isPart && next > number.next && endsClause(tokens, next) ? { value: number.value, next } : null
}

const inOrAs = wordSet('in as')

function nearestAt(tokens: readonly Token[], at: number): Step | null {
  const start = textAt(tokens, at) === 'the' ? at + 1 : at
  if (textAt(tokens, start) !== 'nearest') return null
  const named = powers.get(textAt(tokens, start + 1))
  if (named !== undefined) return { value: named, next: start + 2 }
  const money = readMoney(tokens, start + 1)
  return money === null ? numberAt(tokens, start + 1) : { value: money.amount, next: money.next }
}

/** Whole units: "rounded to the | nearest dollar". */
const powers: ReadonlyMap<string, number> = new Map([
  ...['dollar', 'euro', 'pound', 'integer', 'unit', 'percent', 'point'].map((unit) => [unit, 1] as const),
  ['ten', 10],
  ['hundred', 100],
  ['thousand', 1000],
])
const wholes = wordSet('whole full')
const wholeNouns = wordSet('dollar dollars euro euros pound pounds number numbers unit units percent integer integers')

/** "rounded to | whole dollars", "rounded to | integers". */
function wholesAt(tokens: readonly Token[], at: number): Step | null {
  const start = isOneOf(tokens, at, wholes) ? at + 1 : at
  const isNumber = isOneOf(tokens, start, wholeNouns) && (start > at || /^integers?$/.test(textAt(tokens, start)))
  return isNumber ? { value: 1, next: start + 1 } : null
}

/** "5", "half a", "a quarter". */
function numberAt(tokens: readonly Token[], at: number): Step | null {
  const start = textAt(tokens, at) === 'a' ? at + 1 : at
  const part = parts.get(textAt(tokens, start))
  if (part !== undefined) return { value: part, next: textAt(tokens, start + 1) === 'a' ? start + 2 : start + 1 }
  return kindAt(tokens, start) === 'number' ? readQuantity(tokens, start) : null
}
