import type { ExpressionPart } from '../facts/column-relations.ts'
import { articles, possessives } from '../lexicon/determiners.ts'
import { percentWords } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { hasWords, isJoined, isOneOf, kindAt, oneOf, type Read, skip, textAt, valueOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { identifierAt } from '../words/identifiers.ts'
import { nounOf } from '../words/nouns.ts'
import { isDone } from '../words/is-done.ts'
import { functionWords } from '../words/words.ts'
import { readQuantity } from './quantity.ts'

interface ReadParts extends Read {
  readonly parts: readonly ExpressionPart[]
}

const operators = valueOf<'+' | '-' | '*' | '/'>([
  ['+', '+'],
  ['plus', '+'],
  ['-', '-'],
  ['–', '-'],
  ['−', '-'],
  ['minus', '-'],
  ['less', '-'],
  ['*', '*'],
  ['x', '*'],
  ['×', '*'],
  ['times', '*'],
  ['multiplied by', '*'],
  ['/', '/'],
  ['÷', '/'],
  ['divided by', '/'],
  ['over', '/'],
])
/** Words for operators, which end names of columns. */
const operatorWords = wordSet('plus minus less times multiplied divided over x × and by noise')
const pastAdjectives = skip(wordSet(articles, 'random gaussian normal some white normally distributed'), 3)
const deviations = wordSet('( with of and a sd std stdev sigma σ standard deviation = : mean 0 ,')
/** Most operands of a formula. */
const mostOperands = 8
const longestName = 4

/**
 * Reads a formula over columns: "quantity * unit_price", "3 + 2x + noise (sd 1.5)", "(price - cost) / price". Null without an operator or a
 * column.
 */
export function readExpression(tokens: readonly Token[], at: number): ReadParts | null {
  const read = expressionAt(tokens, at, 2)
  const isOfColumns = read?.parts.some(({ type }) => type === 'column') === true && read.parts.length > 1
  return isOfColumns || read?.parts.some(({ type }) => type === 'sum') === true ? read : null
}

function expressionAt(tokens: readonly Token[], at: number, depth: number): ReadParts | null {
  let read = operandAt(tokens, at, depth)
  for (let count = 1; read !== null && count < mostOperands; count++) {
    const taxed = withPercent(tokens, read)
    if (taxed !== null) read = taxed
    // "10% over budget" is more than the budget, and no fraction of it.
    const isOver = textAt(tokens, read.next) === 'over' && read.parts.at(-1)?.type === 'number'
    const operator = isOver ? null : operators(tokens, read.next)
    const operand =
      operator === null
        ? null
        : ((operator.value === '+' ? rateAt(tokens, operator.next) : null) ?? operandAt(tokens, operator.next, depth))
    if (operator === null || operand === null) break
    read = { parts: [...read.parts, { type: 'sign', sign: operator.value }, ...operand.parts], next: operand.next }
  }
  return read
}

/** "1.00 plus | 0.15 per minute": so much for each unit of a column. */
function rateAt(tokens: readonly Token[], at: number): ReadParts | null {
  const number = readQuantity(tokens, at)
  const unit = number === null || textAt(tokens, number.next) !== 'per' ? null : unitColumns.get(textAt(tokens, number.next + 1))
  if (number === null || unit === null || unit === undefined) return null
  const noun = { ...nounOf(tokens, number.next + 1, number.next + 2), words: [unit] }
  return {
    parts: [
      { type: 'number', value: number.value },
      { type: 'sign', sign: '*' },
      { type: 'column', noun },
    ],
    next: number.next + 2,
  }
}

/** The last word in the name of a column that counts units. */
const unitColumns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    minutes: 'minute min',
    hours: 'hour',
    days: 'day',
    km: 'km kilometer kilometre',
    kg: 'kg kilo',
    litres: 'litre liter',
  }).flatMap(([column, units]) => units.split(' ').map((unit) => [unit, column] as const)),
)

/** "net plus 20% VAT", "the sum of its lines minus 5%": a part of what was computed so far. */
function withPercent(tokens: readonly Token[], { parts, next }: ReadParts): ReadParts | null {
  const operator = operators(tokens, next)
  const number = operator === null ? null : readQuantity(tokens, operator.next)
  const isPart = number !== null && isOneOf(tokens, number.next, percentWords) && textAt(tokens, number.next + 1) !== 'of'
  if (operator === null || number === null || !isPart || !/^[+-]$/.test(operator.value)) return null
  const value = Number((operator.value === '+' ? 1 + number.value / 100 : 1 - number.value / 100).toPrecision(12))
  const whole: readonly ExpressionPart[] = parts.length === 1 ? parts : [{ type: 'sign', sign: '(' }, ...parts, { type: 'sign', sign: ')' }]
  const end = isOneOf(tokens, number.next + 1, taxes) ? number.next + 2 : number.next + 1
  return { parts: [...whole, { type: 'sign', sign: '*' }, { type: 'number', value }], next: end }
}

/** What is added or taken off as a part of an amount. */
const taxes = wordSet('vat tax taxes gst fee fees commission tip discount surcharge markup')

function operandAt(tokens: readonly Token[], at: number, depth: number): ReadParts | null {
  if (textAt(tokens, at) === '(' && depth > 0) {
    const inner = expressionAt(tokens, at + 1, depth - 1)
    if (inner === null || textAt(tokens, inner.next) !== ')') return null
    return { parts: [{ type: 'sign', sign: '(' }, ...inner.parts, { type: 'sign', sign: ')' }], next: inner.next + 1 }
  }
  return noiseAt(tokens, at) ?? sumAt(tokens, at) ?? numberAt(tokens, at) ?? columnAt(tokens, at)
}

const sum = oneOf(['the sum of', 'sum of', 'the total of', 'the sum over', 'sum over'])
const ofAll = skip(wordSet(articles, possessives, 'all each of'), 3)

/** "the sum of its line items". */
function sumAt(tokens: readonly Token[], at: number): ReadParts | null {
  const said = sum(tokens, at)
  const start = said === null ? at : ofAll(tokens, said.next).next
  const found = said === null ? null : columnAt(tokens, start)
  const part = found?.parts[0]
  return found === null || part?.type !== 'column' ? null : { parts: [{ type: 'sum', noun: part.noun }], next: found.next }
}

/** Noise: "noise", "random noise with sd 2", "normal noise (σ = 0.5)". The default deviation is 1. */
function noiseAt(tokens: readonly Token[], at: number): ReadParts | null {
  const start = pastAdjectives(tokens, at).next
  if (textAt(tokens, start) !== 'noise') return null
  let next = start + 1
  while (
    next < start + 7 &&
    isOneOf(tokens, next, deviations) &&
    !(kindAt(tokens, next) === 'number' && kindAt(tokens, next + 1) !== 'sign')
  )
    next++
  const said = next > start + 1 ? readQuantity(tokens, next) : null
  if (said === null) return { parts: [{ type: 'noise', deviation: 1 }], next: start + 1 }
  return { parts: [{ type: 'noise', deviation: said.value }], next: textAt(tokens, said.next) === ')' ? said.next + 1 : said.next }
}

/** "100", "2x" (twice the column x), "20% of net". */
function numberAt(tokens: readonly Token[], at: number): ReadParts | null {
  const number = readQuantity(tokens, at)
  if (number === null) return null
  const isPercent = isOneOf(tokens, number.next, percentWords)
  const value = isPercent ? Number((number.value / 100).toPrecision(12)) : number.value
  const next = isPercent ? number.next + 1 : number.next
  const isOf = hasWords(tokens, next, 'of')
  const column = isOf ? columnAt(tokens, next + 1) : isJoined(tokens, next) ? columnAt(tokens, next) : null
  if (isPercent && isOf && column === null) return null
  const factor: ExpressionPart = { type: 'number', value }
  return column === null ? { parts: [factor], next } : { parts: [factor, { type: 'sign', sign: '*' }, ...column.parts], next: column.next }
}

function columnAt(tokens: readonly Token[], at: number): ReadParts | null {
  const start = isOneOf(tokens, at, articles) ? at + 1 : at
  const named = identifierAt(tokens, start)
  if (named !== null) return { parts: [{ type: 'column', noun: named.noun }], next: named.next }
  let next = start
  while (next < start + longestName && isNameWord(tokens, next, start)) next++
  // "2500 * years of experience"
  if (next > start && textAt(tokens, next) === 'of' && isNameWord(tokens, next + 1, start)) next += 2
  return next === start ? null : { parts: [{ type: 'column', noun: nounOf(tokens, start, next) }], next }
}

/** Whether a token is part of a column name. The letter "x" is a column where an operand is expected, else a sign. */
function isNameWord(tokens: readonly Token[], at: number, start: number): boolean {
  const text = textAt(tokens, at)
  // "units | sold"
  if (kindAt(tokens, at) !== 'word' || (functionWords.has(text) && !(at > start && isDone(text)))) return false
  return !operatorWords.has(text) || (text === 'x' && at === start)
}
