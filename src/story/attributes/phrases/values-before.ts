import { lastJoints } from '../../lexicon/connectives.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { exactMeaning } from '../../meanings/exact-meaning.ts'
import { isOneOf, kindAt, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { Noun } from '../../words/noun.ts'
import { nounOf, readNoun } from '../../words/nouns.ts'
import { singularOf, withSingularHead } from '../../words/words.ts'
import { areAll } from '../columns/shares-of-values.ts'
import { readSaidValues } from '../readers/said-values.ts'
import { isValueNoun } from '../readers/value-nouns.ts'
import { areColumns, valuesReading, tellsPlaces } from '../readers/values-reading.ts'
import type { AttributePhrase, AttributeReading } from './attribute-phrase.ts'
import { textBetween } from '../../tokens/text-between.ts'

/** Values before their column: "FedEx/UPS/DHL carriers", "on Basic, Pro and Enterprise plans". */
export const valuesBefore: AttributePhrase = {
  name: 'values-before',
  precedence: 30,
  startsAt: ({ kind }) => kind === 'word',
  read: (tokens, at, free, _, text) => slashed(tokens, text, at) ?? leading(tokens, text, at, free),
}

/** Before the column: "FedEx/UPS/DHL carriers", "open/in_progress/closed statuses". */
function slashed(tokens: readonly Token[], text: string, at: number): AttributeReading | null {
  if (tokens[at + 1]?.text !== '/' && tokens[at + 1]?.isSnake !== true) return null
  const values: string[] = []
  let next = at
  for (; values.length < mostSlashed; next++) {
    const start = next
    while (tokens[next + 1]?.isSnake === true && tokens[next + 1]?.start === (tokens[next]?.end ?? 0) + 1) next++
    if (kindAt(tokens, start) !== 'word') return null
    values.push(textBetween(text, tokens, start, next + 1))
    if (textAt(tokens, ++next) !== '/') break
  }
  if (values.length < 3 || new Set(values).size < values.length || textAt(tokens, at - 1) === '/') return null
  const isNamed = /^\p{Lu}/u.test(values[0] ?? '')
  const most = (readNoun(tokens, next)?.next ?? next) - next
  const lengths = [2, 1].filter((length) => length <= most)
  const noun = lengths.map((length) => nounOf(tokens, next, next + length)).find((each) => isColumnOfValues(each, isNamed))
  if (noun === undefined) return null
  const column = { ...noun, words: withSingularHead(noun.words) }
  return valuesReading(tokens, column, at, { values, shares: null, next: next + noun.words.length })
}

/** Whether a noun names a column with a few values ("priority", "payment methods") or a column of names ("carriers"). */
function isColumnOfValues({ words }: Noun, isNamed: boolean): boolean {
  const singular = words.map(singularOf)
  return isValueNoun({ words: singular }) || (isNamed && exactMeaning(singular, []) !== null)
}

const mostSlashed = 12

/** Before a plural column: "on Basic, Pro and Enterprise plans (60/30/10)". */
function leading(tokens: readonly Token[], text: string, at: number, free: number): AttributeReading | null {
  if (!isOneOf(tokens, at, groupings)) return null
  const noun = nounOf(tokens, at, at + 1)
  for (let start = at - 1; start > Math.max(free, at - mostBefore); start--) {
    if (!leads.has(textAt(tokens, start - 1))) continue
    const listed = tokens.slice(start, at)
    const said = readSaidValues(listed, text, 0, 'item')
    const isWritten = listed.some((token) => lastJoints.has(token.text)) && listed.some((token) => token.text === ',')
    const isPlain = said?.values.every((value) => /^[^\d ]+(?: [^\d ]+)?(?: \d[\d.]* [a-z]{3})?$/.test(value)) === true
    const isNamed = said?.values.every((value) => /^\p{Lu}/u.test(value)) === true
    if (said === null || said.next < listed.length || !isWritten || !isPlain || tellsPlaces(noun, said)) return null
    // "Premium" may be an amount as well, unless it has a share.
    const isWhole = said.shares !== null && areAll(said.shares)
    if (!isNamed && !isWhole && areColumns(said)) return null
    const column = { ...noun, words: [singularOf(noun.words[0] ?? '')] }
    return valuesReading(tokens, column, start, { ...said, next: at + 1 })
  }
  return null
}

const mostBefore = 24
const groupings = wordSet(
  'plans tiers statuses levels segments categories types classes grades sizes stages channels roles colors colours formats',
)
const leads = wordSet('on with in of across into')
