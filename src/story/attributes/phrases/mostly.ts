import { mostlyWords } from '../../lexicon/share-words.ts'
import { andWords } from '../../lexicon/connectives.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { being } from '../../lexicon/verbs.ts'
import { nounBefore, readNoun } from '../../words/nouns.ts'
import { headOf } from '../../words/words.ts'
import { isOneOf, kindAt, skipBack, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { isValueNoun } from '../readers/value-nouns.ts'
import type { AttributePhrase, AttributeReading } from './attribute-phrase.ts'
import { type Aspect, listedValues } from '../aspect.ts'

const towards = wordSet('to toward towards')
const joints = wordSet(andWords, 'or , - – to')
const lastValues = 4
const longestScale = 10

/** The most common values: "mostly INFO" after the values of a column, "mostly 4 and 5 stars". */
export const mostly: AttributePhrase = {
  name: 'mostly',
  precedence: 140,
  startsAt: ({ text }) => mostlyWords.has(text) || text === 'skewed',
  read: (tokens, at, free, last, text) => {
    const values: string[] = []
    const isSkewed = textAt(tokens, at) === 'skewed'
    if (isSkewed && !isOneOf(tokens, at + 1, towards)) return null
    let next = isSkewed ? at + 2 : at + 1
    for (; values.length < lastValues; next++) {
      const token = tokens[next]
      if (token === undefined || token.kind === 'sign') break
      values.push(...upTo(values.at(-1), textAt(tokens, next - 1), text.slice(token.start, token.end)))
      if (!isOneOf(tokens, next + 1, joints)) {
        next++
        break
      }
      next++
    }
    if (values.length === 0) return null
    const reading = { aspects: [{ type: 'mostly', values }], currency: null, table: null, first: at, next } as const
    const behind = isSkewed ? null : (ofLast(tokens, at, reading, last?.fact.aspects ?? [], last?.next ?? -1) ?? ofNoun(tokens, reading))
    return behind ?? ofColumn(tokens, at, free, reading)
  },
}

/** The values from the one before: "7 to 9" has the 8 between them. */
function upTo(before: string | undefined, joint: string, value: string): readonly string[] {
  const count = /^(?:to|-|–)$/.test(joint) ? Number(value) - Number(before) : 0
  if (!Number.isInteger(count) || count < 1 || count > longestScale) return [value]
  return Array.from({ length: count }, (_, at) => String(Number(before) + at + 1))
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
  const isOne = (value: string): boolean => listed.includes(value) || before.some((aspect) => isOnScale(aspect, value))
  const isListed = said.aspects.every((aspect) => aspect.type === 'mostly' && aspect.values.every(isOne))
  return isAdjacent && isListed ? { ...said, column: null, isMore: true, first: end } : null
}

/** Whether a value is a point of a short scale: the 4 of "rating from 1 to 5". */
function isOnScale(aspect: Aspect, value: string): boolean {
  if (aspect.type !== 'range' || aspect.min === null || aspect.max === null || !/^\d+$/.test(value)) return false
  return aspect.max - aspect.min <= longestScale && aspect.min <= Number(value) && Number(value) <= aspect.max
}

/** Values of the column before: "ratings are | mostly 4 and 5", "ratings | skewed to 4 and 5". */
function ofColumn(tokens: readonly Token[], at: number, free: number, said: Said): AttributeReading | null {
  const noun = isNumeric(said) ? nounBefore(tokens, skipBack(tokens, at, free, links, 2), free) : null
  const head = headOf(noun?.words ?? [])
  if (noun === null || !/^(?:rating|score|grade|stars?)$/.test(head)) return null
  return { ...said, column: { ...noun, words: [...noun.words.slice(0, -1), head] }, isMore: false }
}

const links = wordSet(being, 'should')

function isNumeric({ aspects }: Said): boolean {
  return aspects.every((aspect) => aspect.type === 'mostly' && aspect.values.every((value) => /^\d+$/.test(value)))
}

/** Values of the column that follows: "mostly 4 and 5 stars". */
function ofNoun(tokens: readonly Token[], said: Said): AttributeReading | null {
  const found = isNumeric(said) ? readNoun(tokens, said.next) : null
  if (found === null || !(isValueNoun(found.noun) || /^(?:stars?|points?)$/.test(found.noun.words.at(-1) ?? ''))) return null
  const isStars = /^stars?$/.test(found.noun.words.at(-1) ?? '')
  return { ...said, column: isStars ? { ...found.noun, words: ['rating'] } : found.noun, isMore: false, next: found.next }
}
