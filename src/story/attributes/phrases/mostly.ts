import { andWords } from '../../lexicon/connectives.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { readNoun } from '../../words/nouns.ts'
import { isOneOf, kindAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { isValueNoun } from '../readers/value-nouns.ts'
import type { AttributePhrase, AttributeReading } from './attribute-phrase.ts'
import { listedValues } from '../aspect.ts'

const starts = wordSet('mostly mainly predominantly primarily')
const joints = wordSet(andWords, 'or ,')
const lastValues = 4

/** The most common values: "mostly INFO" after the values of a column, "mostly 4 and 5 stars". */
export const mostly: AttributePhrase = {
  name: 'mostly',
  startsAt: ({ text }) => starts.has(text),
  read: (tokens, at, _, last, text) => {
    const values: string[] = []
    let next = at + 1
    for (; values.length < lastValues; next++) {
      const token = tokens[next]
      if (token === undefined || token.kind === 'sign') break
      values.push(text.slice(token.start, token.end))
      if (!isOneOf(tokens, next + 1, joints)) {
        next++
        break
      }
      next++
    }
    if (values.length === 0) return null
    const reading = { aspects: [{ type: 'mostly', values }], currency: null, table: null, first: at, next } as const
    return ofLast(tokens, at, reading, last?.fact.aspects ?? [], last?.next ?? -1) ?? ofNoun(tokens, reading)
  },
}

type Said = Omit<AttributeReading, 'column' | 'isMore'>

/** Values of the column of the statement before. */
function ofLast(
  tokens: readonly Token[],
  at: number,
  said: Said,
  before: AttributeReading['aspects'],
  end: number,
): AttributeReading | null {
  const listed = listedValues(before)
  const isAdjacent = end === at || (end === at - 1 && kindAt(tokens, end) === 'sign')
  const isListed = said.aspects.every((aspect) => aspect.type === 'mostly' && aspect.values.every((value) => listed.includes(value)))
  return isAdjacent && listed.length > 0 && isListed ? { ...said, column: null, isMore: true, first: end } : null
}

/** Values of the column that follows: "mostly 4 and 5 stars". */
function ofNoun(tokens: readonly Token[], said: Said): AttributeReading | null {
  const isNumeric = said.aspects.every((aspect) => aspect.type === 'mostly' && aspect.values.every((value) => /^\d+$/.test(value)))
  const found = isNumeric ? readNoun(tokens, said.next) : null
  if (found === null || !(isValueNoun(found.noun) || /^(?:stars?|points?)$/.test(found.noun.words.at(-1) ?? ''))) return null
  const isStars = /^stars?$/.test(found.noun.words.at(-1) ?? '')
  return { ...said, column: isStars ? { ...found.noun, words: ['rating'] } : found.noun, isMore: false, next: found.next }
}
