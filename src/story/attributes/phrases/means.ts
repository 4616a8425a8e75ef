import { classify } from '../../compose/classify.ts'
import { isCalendarWord } from '../../compose/noun-words.ts'
import { currencyOfCode, currencyOfName } from '../../lexicon/currencies.ts'
import { kindAt, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { functionWords } from '../../words/words.ts'
import { readSaidValues } from '../readers/said-values.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

/** The column for each verb with several ways of doing it. */
const columnsOf: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'payment method': 'pay pays paid paying',
    'delivery method': 'delivered shipped sent',
    channel: 'booked ordered submitted contacted registered reserved',
    transport: 'travel travels commute commutes',
  }).flatMap(([column, verbs]) => verbs.split(' ').map((verb) => [verb, column] as const)),
)

/** The ways in which something is done: "paid by card, cash or invoice", "booked via web, phone or app". */
export const means: AttributePhrase = {
  name: 'means',
  precedence: 235,
  startsAt: ({ text }) => columnsOf.has(text),
  read: (tokens, at, _free, _last, text) => {
    const column = columnsOf.get(textAt(tokens, at))
    const joint = textAt(tokens, at + 1)
    const isJoint = /^(?:by|via|through)$/.test(joint) || (/^(?:in|with)$/.test(joint) && column === 'payment method')
    const said = column === undefined || !isJoint ? null : readSaidValues(tokens, text, at + 2, 'clause')
    if (column === undefined || said === null || said.prices !== undefined || !said.values.every(isMeans)) return null
    // "paid | by card and reviewed": the last word begins another statement.
    if (kindAt(tokens, said.next) === 'word') return null
    const { start } = tokens[at] as Token
    return {
      aspects: [{ type: 'values', values: said.values, shares: said.shares }],
      currency: null,
      column: { words: column.split(' '), start, end: start },
      table: null,
      isMore: false,
      first: at,
      next: said.next,
    }
  },
}

/** Whether a value is a way and no time, currency or person. */
function isMeans(value: string): boolean {
  const words = value.toLowerCase().split(' ')
  if (!/^\p{L}[\p{L} -]*$/u.test(value) || words.some((word) => functionWords.has(word) || isCalendarWord(word))) return false
  if (currencyOfCode(value) !== null || currencyOfName(value.toLowerCase()) !== null) return false
  return !['person', 'organisation'].includes(classify(words)?.archetype.name ?? '')
}
