import { approximations } from '../../lexicon/approximations.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { isDone } from '../../words/is-done.ts'
import { nounOf, readNoun } from '../../words/nouns.ts'
import { timeWords } from '../../lexicon/time-words.ts'
import { percentWords } from '../../lexicon/units.ts'
import { endsClause, isOneOf, textAt, textOf } from '../../reader/index.ts'
import { being } from '../../lexicon/verbs.ts'
import { canStartStatistic, isLoose, readSaidStatistic, type SaidStatistic } from '../readers/said-statistic.ts'
import { readingOfSubject } from '../readers/reading-of-subject.ts'
import { type Subject, subjectBefore } from '../readers/subject-before.ts'
import { isCounted, isSignBefore } from '../readers/said-number.ts'
import type { Token } from '../../tokens/token.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import type { AttributePhrase, AttributeReading, Last } from './attribute-phrase.ts'

/** Statistics and shapes: "scores normally distributed around 75 (sd 10)", "..., 75 on average", "right-skewed order values". */
export const statistic: AttributePhrase = {
  name: 'statistic',
  precedence: 80,
  startsAt: ({ kind, text }) => kind === 'number' || (kind === 'sign' && isSignBefore(text)) || canStartStatistic(text),
  read: (tokens, at, free, last) => {
    const read = readSaidStatistic(tokens, at)
    const said = read?.toward === undefined ? read : towards(read, read.toward, last)
    if (said === null) return null
    const isShape = said.aspects[0]?.type === 'shape' || said.aspects[0]?.type === 'whole'
    // "Orders (avg 4 per customer)" is a ratio of tables.
    if (!isShape && (isCounted(tokens, said.next) || textAt(tokens, said.next) === 'per')) return null
    // "GPA | roughly | normal around 3.1"
    const isRough = isShape && at > free && isOneOf(tokens, at - 1, approximations)
    const subject = subjectBefore(tokens, isRough ? at - 1 : at, free, last)
    // "resolved in 3 days on average" is a time between two others.
    if (isOneOf(tokens, at - 1, delaying) && isDone(textAt(tokens, at - 2))) return null
    // "a no-show rate around 15%" is a share of rows.
    const isShare = percentWords.has(textAt(tokens, said.next - 1))
    if (isLoose(tokens, at) && (isShare || subject === null || subject.column === null || columnSureness(subject.column) !== 'known'))
      return null
    if (subject !== null && isKnown(subject) && (!isShape || isToldOf(tokens, said)))
      return readingOfSubject(tokens, said, subject, subject.column !== null && columnSureness(subject.column) === 'none')
    return said.aspects[0]?.type === 'shape' ? shapeOf(tokens, at, said) : null
  },
}

/** "1-5, skewed to 4 and 5": the bounds before tell on which side most numbers are. Null without bounds. */
function towards(said: SaidStatistic, toward: number, last: Last | null): SaidStatistic | null {
  const range = last?.fact.aspects.find(({ type }) => type === 'range')
  if (range?.type !== 'range' || range.min === null || range.max === null) return null
  return { ...said, aspects: [{ type: 'shape', of: toward > (range.min + range.max) / 2 ? 'left_skewed' : 'skewed' }] }
}

/** Whether the statement is about the column before, a known column, or a column of a named table. */
function isKnown({ column, table }: Subject): boolean {
  return column === null || table !== null || columnSureness(column) !== 'possible' || column.words.length > 1
}

/** Whether a shape describes the noun before it ("is normal", "uniform between"), and is no adjective of the next noun. */
function isToldOf(tokens: readonly Token[], { next }: SaidStatistic): boolean {
  return endsClause(tokens, next) || !isCounted(tokens, next) || isOneOf(tokens, next, own)
}

const own = wordSet('distribution distributed mean median average sd std mu sigma from skew')

const delaying = wordSet('in within after')
const ofWords = wordSet('of for')

/** A shape before its column: "exponential waiting times with mean 12". */
function shapeOf(tokens: readonly Token[], at: number, said: SaidStatistic): AttributeReading | null {
  const [first] = said.aspects
  // "A Pareto distribution of visits across patients" is about the rows of each.
  if (said.aspects.length > 1 || (first?.type === 'shape' && first.of === 'power_law')) return null
  const start = isOneOf(tokens, said.next, ofWords) ? said.next + 1 : said.next
  const found = readNoun(tokens, start)
  if (found === null || columnSureness(found.noun) !== 'known') return null
  // "Normal temperature is between 40 and 70", "a normal week": what is usual.
  const isTime = timeWords.has(found.noun.words.at(-1) ?? '')
  if (textOf(tokens, at, start) === 'normal' && (isTime || isOneOf(tokens, found.next, being))) return null
  const column = nounOf(tokens, start, found.next)
  return { aspects: said.aspects, currency: null, column, table: null, isMore: false, first: at, next: found.next }
}
