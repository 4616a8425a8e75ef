import { mostlyWords } from '../../lexicon/share-words.ts'
import { andWords } from '../../lexicon/connectives.ts'
import { being } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, oneOf, skip, skipBack } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { nounBefore } from '../../words/nouns.ts'
import { isPlural, singularOf } from '../../words/words.ts'
import { isValueNoun, mayHaveValues } from '../readers/value-nouns.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const starts = wordSet(mostlyWords, 'usually')
const links = wordSet(being, 'should : = -')
/** Words before values that fewer rows have. */
const fewer = oneOf(['some', 'a few', 'few', 'a handful of', 'occasionally', 'sometimes', 'rarely', 'the odd', 'the rest', 'otherwise'])
const joints = skip(wordSet(andWords, ', with but plus'), 3)
const within = wordSet(andWords, 'or / ,')
/** Most words of a value. */
const longestValue = 3
const mostValues = 12

interface Group {
  readonly values: readonly string[]
  readonly next: number
}

/** Values by how common they are: "species mostly dogs and cats, a few rabbits", "currency is mainly USD, some EUR and GBP". */
export const graded: AttributePhrase = {
  name: 'graded',
  precedence: 160,
  startsAt: ({ text }) => starts.has(text),
  read: (tokens, at, free, _, text) => {
    const end = skipBack(tokens, at, free, links, 2)
    const column = nounBefore(tokens, end, free)
    if (column === null || !isValueNoun(column) || !mayHaveValues(column)) return null
    const main = readGroup(tokens, text, at + 1)
    if (main === null) return null
    const others: string[] = []
    let next = main.next
    for (let group = lesser(tokens, text, next); group !== null && others.length < mostValues; group = lesser(tokens, text, next)) {
      others.push(...group.values)
      next = group.next
    }
    const values = [...main.values, ...others]
    if (others.length === 0 || new Set(values).size < values.length) return null
    const aspects = [{ type: 'values', values, shares: null } as const, { type: 'mostly', values: main.values } as const]
    return { aspects, currency: null, column, table: null, isMore: false, first: at, next }
  },
}

function lesser(tokens: readonly Token[], text: string, at: number): Group | null {
  const { next } = joints(tokens, at)
  const word = next > at ? fewer(tokens, next) : null
  return word === null ? null : readGroup(tokens, text, word.next)
}

/** "dogs and cats", "EUR or GBP": values up to the end of the clause or the next group. */
function readGroup(tokens: readonly Token[], text: string, at: number): Group | null {
  const values: string[] = []
  let next = at
  while (values.length < mostValues) {
    const start = next
    while (next < start + longestValue && kindAt(tokens, next) === 'word' && !isOneOf(tokens, next, within)) next++
    if (next === start) return null
    values.push(valueOf(text.slice(tokens[start]?.start ?? 0, tokens[next - 1]?.end ?? 0)))
    const isMore = isOneOf(tokens, next, within) && fewer(tokens, joints(tokens, next).next) === null
    if (!isMore) break
    next++
  }
  return endsClause(tokens, next) || isOneOf(tokens, next, within) || fewer(tokens, joints(tokens, next).next) !== null
    ? { values, next }
    : null
}

/** One of several rows: "dog" of "dogs". Values with capital letters stay as written. */
function valueOf(written: string): string {
  return /^[a-z]+$/.test(written) && isPlural(written) ? singularOf(written) : written
}
