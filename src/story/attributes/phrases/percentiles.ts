import { approximations } from '../../lexicon/approximations.ts'
import { andWords } from '../../lexicon/connectives.ts'
import { articles } from '../../lexicon/determiners.ts'
import { percentWords } from '../../lexicon/units.ts'
import { being } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, kindAt, type Read, skip, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { Noun } from '../../words/noun.ts'
import { nounBefore, nounOf } from '../../words/nouns.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { readingOfSubject } from '../readers/reading-of-subject.ts'
import { readSaidNumber, type SaidNumber } from '../readers/said-number.ts'
import { subjectBefore } from '../readers/subject-before.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const separators = wordSet(', ; :')
const links = skip(wordSet(being, approximations, articles, 'of at : = ( under below < ≤ stays'), 3)
const joints = skip(wordSet(andWords, ', ; / with a the'), 3)
/** Most words of a column behind the name of a percentile. */
const mostWords = 5

/** One percentile: the share of the rows with a higher number, and the number. */
interface Percentile extends Read {
  readonly above: number
  readonly number: SaidNumber
  readonly column: Noun | null
}

/** Percentiles of a column: "p95 latency around 300 ms", "response time with median 120, 95th percentile 900". */
export const percentiles: AttributePhrase = {
  name: 'percentiles',
  precedence: 265,
  startsAt: ({ text }) => text === '(' || text === 'median' || aboveOf(text) !== null,
  read: (tokens, at, free, last) => {
    const all: Percentile[] = []
    const start = textAt(tokens, at) === '(' ? at + 1 : at
    for (let next = start; ; next = joints(tokens, all.at(-1)?.next ?? at).next) {
      const found = percentileAt(tokens, next)
      if (found === null || (all[0] !== undefined && found.number.unit !== all[0].number.unit)) break
      all.push(found)
    }
    const [first] = all
    const end = all.at(-1)
    // A median alone is a statistic.
    if (first === undefined || end === undefined || all.every(({ above }) => above === median)) return null
    const aspects = all.map(({ above, number }) => ({ type: 'beyond', share: above, min: number.value, max: null, isOpen: true }) as const)
    const said = { aspects, currency: first.number.currency, next: end.next }
    const subject = first.column === null ? subjectBefore(tokens, start, free, last) : null
    // "Median 30, | p95 under 1 s": shares cannot be set beside a mean or a shape.
    const isBeside = subject?.column === null && last?.fact.aspects.some(({ type }) => type !== 'range') === true
    if (subject !== null) return isBeside ? null : readingOfSubject(tokens, said, subject, false)
    // "latency_ms; | p95 600 ms"
    const listed = isOneOf(tokens, start - 1, separators) ? nounBefore(tokens, start - 1, 0) : null
    const behind = listed !== null && columnSureness(listed) === 'known' ? listed : null
    const column = all.find((each) => each.column !== null)?.column ?? behind
    return column === null ? null : { ...said, column, table: null, isMore: false, first: at }
  },
}

const median = 0.5

/** The share above a percentile: 0.05 for "p95" and "95th"; null for other words. */
function aboveOf(text: string): number | null {
  const percent = /^(?:p(\d\d)|(\d{1,2})(?:th|st|nd|rd))$/.exec(text)
  const below = Number(percent?.[1] ?? percent?.[2] ?? 0)
  return below > 0 ? (100 - below) / 100 : null
}

function percentileAt(tokens: readonly Token[], at: number): Percentile | null {
  const isMedian = textAt(tokens, at) === 'median'
  const above = isMedian ? median : aboveOf(textAt(tokens, at))
  if (above === null) return null
  const isOrdinal = !isMedian && !textAt(tokens, at).startsWith('p')
  if (isOrdinal && textAt(tokens, at + 1) !== 'percentile') return null
  const start = isOrdinal ? at + 2 : at + 1
  for (let next = start; next <= start + mostWords; next++) {
    const number = readSaidNumber(tokens, links(tokens, next).next)
    if (number !== null && percentWords.has(number.unit ?? '')) return null
    if (number !== null) return { above, number, column: next === start ? null : columnOf(tokens, start, next), next: number.next }
    if (kindAt(tokens, next) !== 'word') return null
  }
  return null
}

/** The column between the name of a percentile and its number: "p95 | latency | is 300". */
function columnOf(tokens: readonly Token[], start: number, end: number): Noun {
  let first = start
  while (first < end - 1 && (isOneOf(tokens, first, articles) || textAt(tokens, first) === 'of')) first++
  return nounOf(tokens, first, end)
}
