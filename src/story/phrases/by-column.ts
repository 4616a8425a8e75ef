import { wordSet } from '../lexicon/word-set.ts'
import { isValueNoun } from '../attributes/readers/value-nouns.ts'
import { moneySums } from '../amounts/money-nouns.ts'
import { isTimeUnit } from '../lexicon/time-units.ts'
import { classify } from '../compose/classify.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { readNounList } from '../words/noun-list.ts'
import { endsClause, isOneOf, skipBack, textAt } from '../reader/index.ts'
import type { ColumnsFact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, nounBefore, nounOf } from '../words/nouns.ts'
import type { Token } from '../tokens/token.ts'
import type { Phrase } from './phrase.ts'
import { aNoun, example } from './example.ts'

const by = wordSet('by per')
/** Nouns for parts of the world that are columns of a table. */
const places = wordSet('country region city state province continent')
const mostPlaces = 3
const periods = wordSet('day week month quarter year weekday hour date')
const windowStarts = wordSet('for over in during from')
const besideWindows = wordSet(windowStarts, 'the last past previous recent to and - –')
/** Words and numbers of a window of time. */
const ofWindows = { has: (text: string): boolean => besideWindows.has(text) || isTimeUnit(text) || /^(?:q[1-4]|\d{1,4})$/.test(text) }
const mostOfWindow = 6
/** What may follow the columns: "by region and product | for 2024". */
const behind = wordSet('for in from over during with')

/** Columns by which rows are grouped: "sales by country", "customers per region and city". */
export const byColumn: Phrase = {
  name: 'by_column',
  precedence: 35,
  description: 'Columns by which the rows of a table are grouped.',
  examples: [
    example(
      '300 customers by country and city',
      { text: '300 customers', type: 'count' },
      { text: 'by country', type: 'columns', noun: aNoun('customers'), columns: [aNoun('country')], isBeside: true },
      { text: 'city', type: 'columns', noun: aNoun('customers'), columns: [aNoun('city')], isBeside: true },
    ),
    example('orders by region: 60% US, 40% UK', { text: 'by region', type: 'columns' }, { text: '60% US, 40% UK', type: 'place' }),
    example(
      'sales by category, store and month',
      { text: 'by category', type: 'columns', noun: aNoun('sales'), columns: [aNoun('category')], isBeside: true },
      { text: 'store', type: 'columns', columns: [aNoun('store')] },
      { text: 'month', type: 'columns', columns: [aNoun('month')] },
    ),
    example('grown by region managers'),
    example('photos by Ansel and Imogen'),
  ],
  startsAt: ({ text }) => by.has(text),
  read: (tokens, at) => {
    const noun = groupedBefore(tokens, at)
    const found = noun === null ? null : (columnsAt(tokens, at) ?? placesAt(tokens, at + 1))
    if (noun === null || found === null) return null
    const start = tokens[at]?.start ?? 0
    const facts = found.columns.map((column, place): ColumnsFact => {
      return { type: 'columns', noun, columns: [column], isBeside: true, start: place === 0 ? start : column.start, end: column.end }
    })
    return { facts, first: at, next: found.next }
  },
}

interface Columns {
  readonly columns: readonly Noun[]
  readonly next: number
}

/** The rows that are grouped: "sales" of "sales data by region" and of "sales for the last 3 years by region"; of "revenue by region" the sales. */
function groupedBefore(tokens: readonly Token[], at: number): Noun | null {
  const behind = windowBefore(tokens, at)
  const end = textAt(tokens, behind - 1) === 'data' ? behind - 1 : behind
  const noun = nounBefore(tokens, end, Math.max(0, end - 3))
  if (noun === null) return null
  if (moneySums.has(noun.words.at(-1) ?? '')) return { ...noun, words: ['sales'] }
  return isPluralNoun(noun) ? noun : null
}

/** The first token of a window of time that ends before a token: "for the last 3 years", "in 2024"; the token itself if there is none. */
function windowBefore(tokens: readonly Token[], at: number): number {
  const start = skipBack(tokens, at, 0, ofWindows, mostOfWindow)
  return start < at && isOneOf(tokens, start, windowStarts) ? start : at
}

function placesAt(tokens: readonly Token[], at: number): Columns | null {
  const columns: Noun[] = []
  let next = at
  while (columns.length < mostPlaces && isOneOf(tokens, next, places)) {
    columns.push(nounOf(tokens, next, next + 1))
    next++
    if (isJoint(tokens, next) && isOneOf(tokens, next + 1, places)) next++
  }
  return columns.length > 0 && (endsClause(tokens, next) || /^[:(]$/.test(textAt(tokens, next))) ? { columns, next } : null
}

/** "sales by region, product category and salesperson": several columns, at least one of which has few values. */
function columnsAt(tokens: readonly Token[], at: number): Columns | null {
  const list = textAt(tokens, at) === 'by' ? readNounList(tokens, at + 1) : null
  if (list === null || list.nouns.length < 2 || !list.isClosed || !(endsClause(tokens, list.next) || isOneOf(tokens, list.next, behind)))
    return null
  const isFew = (noun: Noun): boolean => isValueNoun(noun) || periods.has(noun.words.at(-1) ?? '')
  if (!list.nouns.some(isFew) || !list.nouns.every((noun) => !isPluralNoun(noun) && (isFew(noun) || isKnown(noun)))) return null
  return { columns: list.nouns, next: list.next }
}

function isKnown({ words }: Noun): boolean {
  return !findMeaning(words, []).isGuess || classify(words) !== null
}

function isJoint(tokens: readonly Token[], at: number): boolean {
  return /^(?:,|and|&|\/)$/.test(textAt(tokens, at))
}
