import { mostlyWords } from '../../lexicon/share-words.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { being } from '../../lexicon/verbs.ts'
import { nounBefore, readNoun } from '../../words/nouns.ts'
import { headOf } from '../../words/words.ts'
import { kindAt, skipBack, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { readSaidMostly } from '../readers/said-mostly.ts'
import { isValueNoun } from '../readers/value-nouns.ts'
import type { AttributePhrase, AttributeReading } from './attribute-phrase.ts'
import { type Aspect, listedValues } from '../aspect.ts'

const longestScale = 10

/** The most common values: "mostly INFO" after the values of a column, "mostly 4 and 5 stars". */
export const mostly: AttributePhrase = {
  name: 'mostly',
  precedence: 140,
  startsAt: ({ text }) => mostlyWords.has(text) || text === 'skewed',
  read: (tokens, at, free, last, text) => {
    const said = readSaidMostly(tokens, at, text)
    if (said === null) return null
    const { values, next } = said
    const reading = { aspects: [{ type: 'mostly', values }], currency: null, table: null, first: at, next } as const
    const behind =
      textAt(tokens, at) === 'skewed'
        ? null
        : (ofLast(tokens, at, reading, last?.fact.aspects ?? [], last?.next ?? -1) ?? ofNoun(tokens, reading))
    return behind ?? ofColumn(tokens, at, free, reading)
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
