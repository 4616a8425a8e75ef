import { means, typicalWords } from '../../lexicon/averages.ts'
import { articles } from '../../lexicon/determiners.ts'
import { timeWords } from '../../lexicon/time-words.ts'
import { percentWords } from '../../lexicon/units.ts'
import { being, modals } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { classify } from '../../compose/classify.ts'
import type { Noun } from '../../words/noun.ts'
import { isPerTime } from '../../words/is-per-time.ts'
import { joinsMeasure } from '../../words/joins-measure.ts'
import { isPluralNoun, nounOf, readNoun } from '../../words/nouns.ts'
import { skip, textAt } from '../../reader/index.ts'
import { summedWords } from '../../amounts/money-nouns.ts'
import { firstFrom } from '../../tokens/first-from.ts'
import type { Token } from '../../tokens/token.ts'
import { singularOf } from '../../words/words.ts'
import { areSomeRows } from '../readers/are-all-rows.ts'
import { areRows } from '../readers/are-rows.ts'
import { pastBracket } from '../readers/past-bracket.ts'
import { columnSureness, isCountNoun } from '../readers/column-noun.ts'
import { flowWords } from '../readers/flow-words.ts'
import { isCounted, readSaidNumber } from '../readers/said-number.ts'
import type { AttributePhrase, AttributeReading } from './attribute-phrase.ts'

const links = wordSet(being, modals, articles, 'of : = ( around about at value')

/** A mean or median before its number: "average basket 80 dollars", "a mean BMI of 27", "their median income is 42000". */
export const average: AttributePhrase = {
  name: 'average',
  precedence: 190,
  startsAt: ({ text }) => typicalWords.has(text),
  read: (tokens, at) => {
    const first = readNoun(tokens, at + 1)
    const found = first === null ? null : wholeMeasure(tokens, first)
    if (found === null) return null
    const owner = textAt(tokens, found.next) === 'of' ? readNoun(tokens, found.next + 1) : null
    const isOfRows = owner !== null && areRows(tokens, found.next + 1, firstFrom(tokens, owner.noun.start), owner.noun)
    const after = owner !== null && (isOfRows || columnSureness(owner.noun) === 'none') ? owner.next : found.next
    // "The average price of red lamps" is not that of all lamps.
    if (owner !== null && after > found.next && areSomeRows(tokens, owner.noun)) return null
    const number = readSaidNumber(tokens, skip(links, 3)(tokens, after)?.next ?? after)
    if (number === null || isRange(tokens, number.next) || isTold(tokens, number.next)) return null
    const { value, currency, unit } = number
    if (flowWords.has(found.noun.words.at(-1) ?? '') && !percentWords.has(unit ?? '')) return null
    return readingOf(tokens, at, {
      aspects: [{ type: means.has(textAt(tokens, at)) ? 'mean' : 'median', value }],
      currency,
      column: found.noun,
      table: after > found.next ? (owner?.noun ?? null) : null,
      isMore: false,
      first: at,
      next: number.next,
    })
  },
}

/** "Average length | of stay", "average cost | per click"; not "average age of patients". */
function wholeMeasure(tokens: readonly Token[], { noun, next }: NounRead): NounRead {
  const rest = joinsMeasure(noun.words.at(-1) ?? '', textAt(tokens, next)) ? readNoun(tokens, next + 1) : null
  // "Average number | of moves"
  const counted =
    noun.words.length === 1 && isCountNoun(noun.words[0] ?? '') && textAt(tokens, next) === 'of' ? readNoun(tokens, next + 1) : null
  if (counted !== null && textAt(tokens, counted.next) !== 'per')
    return { noun: nounOf(tokens, next - 1, counted.next), next: counted.next }
  if (rest === null || isPluralNoun(rest.noun) || timeWords.has(rest.noun.words.at(-1) ?? '')) return { noun, next }
  return { noun: nounOf(tokens, next - noun.words.length, rest.next), next: rest.next }
}

type NounRead = NonNullable<ReturnType<typeof readNoun>>

/** Whether a second number follows: "average ages from 30 to 40". */
function isRange(tokens: readonly Token[], at: number): boolean {
  return /^(?:to|-|–)$/.test(textAt(tokens, at)) && tokens[at + 1]?.kind === 'number'
}

/** Whether the number counts something or is about a span of time. */
function isTold(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === 'per' || isPerTime(tokens, at) || isCounted(tokens, at)
}

/** Whether a noun is one row of a table with amounts: "an average order of $45". */
function isOneRow({ words }: Noun): boolean {
  const [word = ''] = words
  return words.length === 1 && summedWords.test(word) && classify([singularOf(word)]) !== null
}

/** Nouns for one purchase. */
const baskets = /^(?:(?:basket|cart|bill)s?(?: (?:size|value))?|(?:ticket|check|receipt)s? (?:size|value))$/

function readingOf(tokens: readonly Token[], first: number, reading: AttributeReading): AttributeReading {
  const { column } = reading
  // The amount of a row: "an average order of $80".
  if (column !== null && baskets.test(column.words.join(' '))) return { ...reading, column: null, table: null }
  const isTable = column !== null && (columnSureness(column) === 'none' || isOneRow(column))
  const next = pastBracket(tokens, first, reading.next)
  return { ...reading, column: isTable ? null : column, table: isTable ? column : reading.table, next }
}
