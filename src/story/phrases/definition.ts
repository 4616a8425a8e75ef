import { readShare } from '../amounts/share.ts'
import { readExpression } from '../amounts/read-expression.ts'
import { rangeWords } from '../lexicon/connectives.ts'
import { articles, distributives } from '../lexicon/determiners.ts'
import { isOneOf, kindAt, oneOf, readingOf, textAt } from '../reader/index.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { identifierBefore } from '../words/identifiers.ts'
import type { Noun } from '../words/noun.ts'
import { firstFrom } from '../tokens/first-from.ts'
import { nounBefore } from '../words/nouns.ts'
import type { ExpressionPart } from '../facts/column-relations.ts'
import { isPlural } from '../words/words.ts'
import type { Token } from '../tokens/token.ts'
import { readSaidNumber } from '../attributes/readers/said-number.ts'
import { readSaidRange } from '../attributes/readers/said-range.ts'
import type { Phrase, Reading } from './phrase.ts'
import { isTimeNoun, timeNounAt, timeNounBefore } from './time-nouns.ts'
import { timeAt } from './time-between.ts'
import { aNoun, example } from './example.ts'

const equals = oneOf([
  '=',
  'equals',
  'is',
  'is the',
  'is computed as',
  'is calculated as',
  'computed as',
  'calculated as',
  'equal to',
  'is equal to',
  'is always',
])
const starts = wordSet('= equals is computed calculated equal')

/** A column that is computed from others. */
export const definition: Phrase = {
  name: 'definition',
  precedence: 208,
  description: 'A column is computed from other columns of its row by + - * /, with noise if the story says so.',
  examples: [
    example('total = quantity * unit_price', {
      type: 'definition',
      column: aNoun('total'),
      expression: [
        { type: 'column', noun: aNoun('quantity') },
        { type: 'sign', sign: '*' },
        { type: 'column', noun: aNoun('unit price') },
      ],
    }),
    example('profit is revenue minus cost', {
      type: 'definition',
      column: aNoun('profit'),
      expression: [
        { type: 'column', noun: aNoun('revenue') },
        { type: 'sign', sign: '-' },
        { type: 'column', noun: aNoun('cost') },
      ],
    }),
    example('y = 3 + 2x + noise (sd 1.5)', {
      type: 'definition',
      column: aNoun('y'),
      expression: [
        { type: 'number', value: 3 },
        { type: 'sign', sign: '+' },
        { type: 'number', value: 2 },
        { type: 'sign', sign: '*' },
        { type: 'column', noun: aNoun('x') },
        { type: 'sign', sign: '+' },
        { type: 'noise', deviation: 1.5 },
      ],
    }),
    example('the amount of an order is the sum of its items plus 5% tax', {
      text: 'amount of an order is the sum of its items plus 5% tax',
      type: 'definition',
      column: aNoun('order amount'),
      expression: [
        { type: 'sum', noun: aNoun('items') },
        { type: 'sign', sign: '*' },
        { type: 'number', value: 1.05 },
      ],
    }),
    example('delivery date = pickup date + 1 to 5 days', {
      type: 'delay',
      later: aNoun('delivery date'),
      earlier: aNoun('pickup date'),
      delay: { unit: 'days', min: 1, max: 5 },
    }),
    example('the price is high'),
  ],
  startsAt: ({ text }) => starts.has(text),
  read: (tokens, at, free) => {
    const sign = equals(tokens, at)
    const delayed = sign === null ? null : readDelayed(tokens, at, sign.next, free)
    if (delayed !== null) return delayed
    const said = sign === null ? null : readExpression(tokens, sign.next)
    const named = said === null ? null : (identifierBefore(tokens, at, free) ?? nounBefore(tokens, at, free))
    const column = named === null ? null : ofRow(tokens, at - named.words.length, free, named)
    const share = sign === null || textAt(tokens, at) !== 'is' ? null : readShare(tokens, sign.next)
    // "Bread is 45% of sales, | pastries 35%" and "mobile is 70% of the traffic" are shares.
    const isShare = said !== null && share !== null && (hasShareAfter(tokens, said.next) || isOfRows(said.parts))
    // "total = subtotal + 5 | to 10 euros" is no number.
    const isCut = said !== null && isOneOf(tokens, said.next, rangeWords) && kindAt(tokens, said.next + 1) === 'number'
    // "rent is paid | monthly/quarterly/yearly" is a choice.
    const isChoice = sign !== null && textAt(tokens, at) === 'is' && said !== null && isSlashed(tokens, sign.next, said.next)
    if (said === null || column === null || isShare || isCut || isChoice) return null
    return readingOf(tokens, Math.max(free, firstFrom(tokens, column.start)), said.next, {
      type: 'definition',
      column,
      expression: said.parts,
    })
  },
}

/** Whether words are joined by slashes alone, without spaces around them: "monthly/yearly". */
function isSlashed(tokens: readonly Token[], from: number, next: number): boolean {
  let slashes = 0
  for (let at = from; at < next; at++) {
    if (kindAt(tokens, at) === 'word') continue
    const isGlued = tokens[at - 1]?.end === tokens[at]?.start && tokens[at]?.end === tokens[at + 1]?.start
    if (textAt(tokens, at) !== '/' || !isGlued) return false
    slashes++
  }
  return slashes > 0
}

/** Nouns in the singular for all rows together. */
const wholes = wordSet('traffic volume business demand turnover usage activity audience workforce staff fleet inventory catalog catalogue')

/** "delivery date = | pickup date + 1 to 5 days": a time that follows another one. A number without a unit is one of days. */
function readDelayed(tokens: readonly Token[], at: number, next: number, free: number): Reading | null {
  const earlier = timeNounAt(tokens, next)
  const later = earlier !== null && isOneOf(tokens, earlier.next, adding) ? timeNounBefore(tokens, at, free) : null
  if (earlier === null || later === null || !isTimeNoun(earlier.noun) || !isTimeNoun(later.noun)) return null
  const start = earlier.next + 1
  const said = timeAt(tokens, start)
  const days = said === null ? (readSaidRange(tokens, start) ?? readSaidNumber(tokens, start)) : null
  const [min, max] = days === null ? [null, null] : 'value' in days ? [days.value, days.value] : [days.min, days.max]
  const delay = said?.delay ?? (min === null || max === null || days?.unit !== null ? null : { unit: 'days', min, max })
  if (delay === null) return null
  const parts = { type: 'delay', later: later.noun, earlier: earlier.noun, delay } as const
  return readingOf(tokens, later.first, (said ?? days ?? { next: start }).next, parts)
}

const adding = wordSet('+ plus')

/** Whether a formula is a part of rows, which a noun in the plural counts: "10% of the tickets". */
function isOfRows(parts: readonly ExpressionPart[]): boolean {
  const [only, ...others] = parts.flatMap((part) => (part.type === 'column' ? [part.noun.words.at(-1) ?? ''] : []))
  return only !== undefined && others.length === 0 && (isPlural(only) || wholes.has(only))
}

/** "The amount of an order | is": the order amount. */
function ofRow(tokens: readonly Token[], at: number, free: number, named: Noun): Noun {
  const of = isOneOf(tokens, at - 1, articles) || isOneOf(tokens, at - 1, distributives) ? at - 2 : at
  const column = of < at && textAt(tokens, of) === 'of' ? nounBefore(tokens, of, free) : null
  return column === null ? named : { words: [...named.words, ...column.words], start: column.start, end: named.end }
}

const shareJoints = wordSet(', and')
const mostBetween = 4

/** Whether another share follows in the sentence. */
function hasShareAfter(tokens: readonly Token[], at: number): boolean {
  if (!isOneOf(tokens, at, shareJoints)) return false
  for (let next = at + 1; next <= at + mostBetween; next++) if (readShare(tokens, next) !== null) return true
  return false
}
