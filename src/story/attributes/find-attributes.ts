import type { AttributeFact } from '../facts/fact.ts'
import { isTimeUnit } from '../lexicon/time-units.ts'
import { isScaled } from '../lexicon/dimensions.ts'
import { percentWords } from '../lexicon/units.ts'
import { articles, distributives, possessives } from '../lexicon/determiners.ts'
import { isGenderWord } from '../lexicon/gender-words.ts'
import { having } from '../lexicon/verbs.ts'
import { sentenceEnds, timePrepositions } from '../lexicon/connectives.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isNumberWord } from '../amounts/quantity.ts'
import { isPersonNoun } from '../compose/is-person-noun.ts'
import { isCalendarWord } from '../compose/noun-words.ts'
import { endsClause, isAmongNumbers, isOneOf, skipBack, spanOf, kindAt, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, nounBefore, readNoun } from '../words/nouns.ts'
import { singularOf } from '../words/words.ts'
import { columnSureness } from './readers/column-noun.ts'
import { phrasesStarting } from '../phrases/phrases-starting.ts'
import type { Token } from '../tokens/token.ts'
import { attributePhrases } from './phrases/index.ts'
import type { AttributePhrase, AttributeReading, Last } from './phrases/attribute-phrase.ts'

/** The statements about values of columns in a story. */
export interface Attributes {
  readonly facts: readonly AttributeFact[]
  /** One entry per token: 1 if it belongs to such a statement. The phrases skip these tokens. */
  readonly dropped: Uint8Array
  /** One entry per token: 1 if it names the column of a statement. */
  readonly named: Uint8Array
}

const phrasesOf = phrasesStarting(attributePhrases)

/** Most facts. */
const most = 200

/**
 * Finds statements about values of columns: "salaries between 30k and 150k". The name of the column stays in the sentence, as it may be
 * part of a list of columns; the rest is taken out.
 * @param text the story
 * @param taken one entry per token: 1 if it was read before
 */
export function findAttributes(text: string, tokens: readonly Token[], taken: Uint8Array): Attributes {
  const dropped = new Uint8Array(tokens.length)
  const named = new Uint8Array(tokens.length)
  const facts: AttributeFact[] = []
  const startingAt = phrasesOf(tokens)
  let last: Last | null = null
  for (let at = 0, free = 0; at < tokens.length && facts.length < most;) {
    if (taken[at] === 1) {
      free = ++at
      last = null
      continue
    }
    const phrases = isAmongNumbers(tokens, at) ? [] : startingAt(at)
    const reading: AttributeReading | null = firstReading(phrases, text, tokens, at, free, last)
    if (reading === null) {
      at++
      continue
    }
    const { first, next, column } = reading
    dropped.fill(1, first, next)
    if (column !== null) markNoun(tokens, column, at, named, dropped)
    const owner =
      reading.table === null && column !== null && !reading.isMore ? (ownerOf(tokens, at) ?? holderOf(tokens, at, column)) : null
    const fact = factOf(tokens, owner === null ? reading : { ...reading, table: owner }, reading.isMore ? last : null)
    facts.push(fact)
    last = { fact, next }
    free = next
    at = next
  }
  return { facts, dropped, named }
}

/** Most tokens of a bracket with statements about the rows before it. */
const longestBracket = 80

/** The counted rows before a bracket of several statements: "400 patients (blood type; | weight 40-150)". Null for others. */
function ownerOf(tokens: readonly Token[], at: number): Noun | null {
  let isParted = false
  for (let before = at - 1; before > Math.max(0, at - longestBracket) && !/^[).\n]$/.test(textAt(tokens, before)); before--) {
    isParted ||= textAt(tokens, before) === ';'
    if (textAt(tokens, before) !== '(') continue
    const noun = isParted ? nounBefore(tokens, before, 0) : null
    return noun !== null && kindAt(tokens, before - noun.words.length - 1) === 'number' ? noun : null
  }
  return null
}

/** Words that begin what the nouns behind a verb of having have themselves. */
const ownHaving = wordSet('with that which whose where who having')

/** The rows that have a column in a list: "each product has 2 images | and a weight below 30 kg". Null for others. */
function holderOf(tokens: readonly Token[], at: number, column: Noun): Noun | null {
  const first = firstFrom(tokens, column.start)
  if (!isOneOf(tokens, first - 1, articles) || !isOneOf(tokens, first - 2, joints)) return null
  for (let before = at - 1; before > Math.max(-1, at - longestBracket) && !endsSentence(textAt(tokens, before)); before--) {
    if (isOneOf(tokens, before, ownHaving)) return null
    if (!isOneOf(tokens, before, distributives)) continue
    const rows = readNoun(tokens, before + 1)
    return rows !== null && isOneOf(tokens, rows.next, having) ? rows.noun : null
  }
  return null
}

const joints = wordSet('and , plus')
const endsSentence = (text: string): boolean => sentenceEnds.has(text)

function firstReading(
  phrases: readonly AttributePhrase[],
  text: string,
  tokens: readonly Token[],
  at: number,
  free: number,
  last: Last | null,
): AttributeReading | null {
  for (const { read } of phrases) {
    const reading = read(tokens, at, free, last, text)
    if (reading === null || reading.next <= at || reading.first < free) continue
    if (!isTimeBefore(tokens, reading) && !isOfGender(tokens, reading) && !isOfLabel(text, reading)) return reading
  }
  return null
}

/** Most words between a gender and a number of its rows. */
const reach = 12

/** Whether numbers are those of some rows, which a number before the noun labels: "1-|bedroom rents between 900 and 1400". */
function isOfLabel(text: string, { column, aspects }: AttributeReading): boolean {
  const isNumber = aspects.some(({ type }) => type === 'range' || type === 'mean' || type === 'median')
  return isNumber && column !== null && /\d[-–]$/.test(text.slice(Math.max(0, column.start - 2), column.start))
}

/** Whether a statistic is of one gender only: "men have a | mean height of 178". */
function isOfGender(tokens: readonly Token[], { first, aspects }: AttributeReading): boolean {
  if (!aspects.some(({ type }) => type === 'mean' || type === 'median' || type === 'deviation')) return false
  for (let at = first - 1; at >= Math.max(0, first - reach) && !endsClause(tokens, at); at--)
    if (isGenderWord(tokens[at]?.text ?? '') && isOneOf(tokens, at + 1, having)) return true
  return false
}

/** Whether the words before numbers are a time and no column: "over the last school year: | 2,500", "Monday to Friday, | max 10 hours". */
function isTimeBefore(tokens: readonly Token[], { column, table }: AttributeReading): boolean {
  const [only = '', ...others] = column?.words ?? []
  if (column === null || table !== null) return false
  if (others.length === 0 && (isCalendarWord(only) || shortDays.has(only))) return true
  const start = skipBack(tokens, firstFrom(tokens, column.start), 0, beforeTimes, 3)
  return timeWords.has(column.words.at(-1) ?? '') && isOneOf(tokens, start - 1, beforeSpans)
}

const shortDays = wordSet('mon tue tues wed thu thurs fri sat')
const beforeTimes = wordSet(articles, possessives, 'last past previous next whole same')
const beforeSpans = wordSet(timePrepositions, 'over across throughout')

/** @param before the statement before, if this one is about the same column; null if a column is named */
function factOf(tokens: readonly Token[], reading: AttributeReading, before: Last | null): AttributeFact {
  const { first, next, aspects, currency } = reading
  const { table, column } = before?.fact ?? starred(tokens, reading)
  const span = spanOf(tokens, first, next)
  const named = before === null && column !== null ? column : span
  const [start, end] = [Math.min(span.start, named.start), Math.max(span.end, named.end)]
  const unit = unitIn(
    tokens,
    first,
    next,
    aspects.some(({ type }) => type === 'beyond' || type === 'share'),
  )
  return { type: 'attribute', table, column, aspects, currency, ...(unit === undefined ? {} : { unit }), start, end }
}

/** Reads a number of stars without a column as a rating: "reviews left by customers, average 4.2 stars". */
function starred(tokens: readonly Token[], { first, next, table, column }: AttributeReading): Pick<AttributeReading, 'table' | 'column'> {
  const isUnnamed = column === null || (isPluralNoun(column) && (isPersonNoun(column) || columnSureness(column) !== 'known'))
  const isStarred = isUnnamed && /^stars?$/.test(textAt(tokens, next - 1)) && kindAt(tokens, next - 2) === 'number'
  if (!isStarred) return { table, column }
  const { start } = tokens[first] as Token
  return { table: null, column: { words: ['rating'], start, end: start } }
}

/** Tokens of a share and its sign. */
const shareLength = 2

/** The first unit of a known size or percent sign behind a number. @param isShare whether a percent sign is of the rows: "5% above 100" */
function unitIn(tokens: readonly Token[], first: number, next: number, isShare: boolean): string | undefined {
  const isUnit = (text: string, at: number): boolean =>
    isTimeUnit(text) || (percentWords.has(text) && !(isShare && at < shareLength)) || isScaled(text)
  const isNumber = (token: Token | undefined): boolean => token?.kind === 'number' || isNumberWord(token?.text ?? '')
  return tokens.slice(first, next).find(({ text }, at) => isNumber(tokens[first + at - 1]) && isUnit(text, at))?.text
}

/** Marks the tokens of a column name near a token, but not a verb that implies the name: "earns" of a salary. */
function markNoun(tokens: readonly Token[], { words, start, end }: Noun, near: number, named: Uint8Array, dropped: Uint8Array): void {
  const reach = 24
  for (let at = Math.max(0, near - reach); at < Math.min(tokens.length, near + reach); at++) {
    const token = tokens[at] as Token
    if (token.start < start || token.end > end || !(words.includes(token.text) || words.includes(singularOf(token.text)))) continue
    named[at] = 1
    dropped[at] = 0
  }
}
