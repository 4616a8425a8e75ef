import { distributives, perWords } from '../../lexicon/determiners.ts'
import { isTimeUnit, millisecondsIn } from '../../lexicon/time-units.ts'
import { modals } from '../../lexicon/verbs.ts'
import { relatives } from '../../lexicon/connectives.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import type { Noun } from '../../words/noun.ts'
import { isNoData } from '../../words/is-no-data.ts'
import { isNounWord, nounBefore, nounOf } from '../../words/nouns.ts'
import { isPerTime } from '../../words/is-per-time.ts'
import { isPlural } from '../../words/words.ts'
import { endsClause, isOneOf, skip, skipBack, textAt } from '../../reader/index.ts'
import { firstFrom } from '../../tokens/first-from.ts'
import type { Token } from '../../tokens/token.ts'
import { pastBracket } from '../readers/past-bracket.ts'
import { columnBefore } from '../readers/column-before.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { measureVerbs, timedVerbs } from '../readers/measure-verbs.ts'
import { readChoice } from '../readers/number-choice.ts'
import { readSaidNumber } from '../readers/said-number.ts'
import { boundsOf, readSaidRange } from '../readers/said-range.ts'
import type { Aspect } from '../aspect.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const links = wordSet('somewhere at anything anywhere about around for :')
const before = wordSet(modals, relatives, 'are is they it all and usually always , ( each to')

/**
 * A verb that implies its column: "aged 18 to 65", "priced from $5 to $250", "should weigh between 3 and 60 kilos", "averaging 1,200 each".
 */
export const verb: AttributePhrase = {
  name: 'verb',
  precedence: 250,
  startsAt: ({ text }) => measureVerbs.has(text),
  read: (tokens, at, free, last) => {
    const said = saidAt(tokens, at)
    if (said === null) return null
    const noun = nounBefore(tokens, skipBack(tokens, at, free, before, 4), free)
    const words = said.isTime === true ? ['duration'] : (measureVerbs.get(textAt(tokens, at)) ?? null)
    const timed = said.isTime === true && said.isExact !== true ? timeBefore(tokens, skipBack(tokens, at, free, before, 4), free) : null
    if (timed !== null && said.aspects[0]?.type === 'mean')
      return { ...said, column: timed, table: null, isMore: false, first: firstFrom(tokens, timed.start), next: said.next }
    // "Data runs for 12 months" and "the fair lasts 3 days" are of no rows.
    if (said.isExact === true && (noun === null || !isOfEach(tokens, noun))) return null
    if (
      timedVerbs.has(textAt(tokens, at)) &&
      ((noun === null && textAt(tokens, at - 1) !== 'each') || !isTimed(tokens, at, said.next) || isAdverbial(tokens, at))
    )
      return null
    const verbText = textAt(tokens, at)
    // "Machines run 24 hours".
    if (verbText.startsWith('run') && !/^(?:range|values)$/.test(said.aspects[0]?.type ?? '')) return null
    // "Delivery takes 2 to 6 days" is of the delivery time, of whatever table.
    const isOfRows = noun !== null && isOneOf(tokens, firstFrom(tokens, noun.start) - 1, distributives)
    if (noun !== null && verbText.startsWith('tak') && !isOfRows && !isPlural(noun.words.at(-1) ?? '')) {
      const column = { ...noun, words: [...noun.words, 'time'] }
      return { ...said, column, table: null, isMore: false, first: firstFrom(tokens, noun.start) + noun.words.length, next: said.next }
    }
    // "Salaries averaging 50k" is about the column before.
    if (words === null && noun === null) return null
    if (words === null && noun !== null && columnSureness(noun) !== 'none') return null
    if (words === null && last !== null && last.next === at) return null
    return {
      aspects: said.aspects,
      currency: said.currency,
      column: words === null ? null : { ...nounOf(tokens, at, at + 1), words },
      table: noun,
      isMore: false,
      first: at,
      next: pastBracket(tokens, at, said.next),
    }
  },
}

/** The column of a time that ends before a token: "length of stay | averages 4 days". Null where rows last so long. */
function timeBefore(tokens: readonly Token[], at: number, free: number): Noun | null {
  const column = columnBefore(tokens, at, free)
  const isTime = column !== null && /^(?:duration|length|time|stay|delay|wait)$/.test(column.words.at(-1) ?? '')
  return isTime && columnSureness(column) === 'known' ? column : null
}

/** Whether a noun is of several rows, or of each: "rentals", "each lesson". */
function isOfEach(tokens: readonly Token[], noun: Noun): boolean {
  const isEach = isOneOf(tokens, firstFrom(tokens, noun.start) - 1, distributives)
  return !isNoData(noun.words.slice(-1)) && (isEach || isPlural(noun.words.at(-1) ?? ''))
}

/** Whether the numbers before a token have a unit of time. */
function isTimed(tokens: readonly Token[], first: number, next: number): boolean {
  return tokens.slice(first, next).some(({ text }) => isTimeUnit(text))
}

/** Whether "last" is an adjective: "the last 30 to 60 minutes". */
function isAdverbial(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === 'last' && !isPlural(textAt(tokens, at - 1))
}

interface Said {
  /** Set for a mean of a time: "averages 90 minutes". */
  readonly isTime?: true
  /** Set for one number of all rows: "lasts 45 minutes". */
  readonly isExact?: true
  readonly aspects: readonly Aspect[]
  readonly currency: string | null
  readonly next: number
}

/** Whether a rate follows: "averages 3 hours a day". */
function isPer(tokens: readonly Token[], at: number): boolean {
  return isOneOf(tokens, at, perWords) || isNounWord(tokens[at])
}

/** "lasts | 45 minutes" */
function exactly(tokens: readonly Token[], start: number): Said | null {
  const number = readSaidNumber(tokens, start)
  if (number === null) return null
  const next = isTimeUnit(textAt(tokens, number.next)) ? number.next + 1 : number.next
  if (!isTimeUnit(textAt(tokens, next - 1)) || textAt(tokens, next) === 'on' || isOneOf(tokens, next, perWords)) return null
  return { aspects: [{ type: 'range', min: number.value, max: number.value }], currency: null, isExact: true, next }
}

/** A few numbers: "cost | 12, 18 or 25 euros", "pay | 29 or 49 a month". */
function choiceAt(tokens: readonly Token[], at: number): Said | null {
  const choice = readChoice(tokens, at)
  if (choice === null) return null
  const next = isPerTime(tokens, choice.next) ? choice.next + 2 : choice.next
  if (!endsClause(tokens, next)) return null
  return { aspects: [{ type: 'values', values: choice.values, shares: null }], currency: choice.currency, next }
}

/** Between the numbers of a range. */
const rangeSigns = wordSet('to -')

function saidAt(tokens: readonly Token[], at: number): Said | null {
  const start = skip(links, 2)(tokens, at + 1)?.next ?? at + 1
  if (/^(?:averaging|averages)$/.test(textAt(tokens, at))) {
    const number = readSaidNumber(tokens, start)
    if (number === null || isOneOf(tokens, number.next, rangeSigns)) return null
    if (millisecondsIn(number.unit ?? '') !== undefined && !isPer(tokens, number.next))
      return { isTime: true, aspects: [{ type: 'mean', value: number.value }], currency: null, next: number.next }
    // "averaging 7,500 steps" and "averaging 12 km" are means of something else than the main amount.
    if (number.currency === null && (number.unit !== null || isNounWord(tokens[number.next]))) return null
    const next = textAt(tokens, number.next) === 'each' ? number.next + 1 : number.next
    return { aspects: [{ type: 'mean', value: number.value }], currency: number.currency, next }
  }
  const range = readSaidRange(tokens, start)
  const choice = range === null ? choiceAt(tokens, start) : null
  if (choice !== null) return choice
  const exact = range === null && /^(?:lasts|lasting|runs?)$/.test(textAt(tokens, at)) ? exactly(tokens, start) : null
  if (exact !== null && (start > at + 1 || textAt(tokens, at).startsWith('last'))) return exact
  return range === null ? null : { aspects: [{ type: 'range', ...boundsOf(range) }], currency: range.currency, next: range.next }
}
