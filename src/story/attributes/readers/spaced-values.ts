import { closingBrackets } from '../../lexicon/connectives.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import { isOneOf, kindAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { Noun } from '../../words/noun.ts'
import { singularOf } from '../../words/words.ts'
import type { SaidValues } from './said-values.ts'

const word = /^[\p{L}\d][\p{L}\d_-]{0,19}$/u
const size = /^[A-Z\d]{1,4}$/
const most = 20

/**
 * The values in brackets behind the name of a column that only spaces separate: "size (S M L XL)", "priority (low medium high)". They are
 * values where they are short words in capitals, or where most are known values of such a column; else null.
 * @param noun the words of the name
 */
export function spacedValues(noun: readonly string[], written: string): readonly string[] | null {
  const values = written.split(' ', most)
  if (values.length < 2 || values.length === most || new Set(values).size < values.length || !values.every((value) => word.test(value)))
    return null
  if (values.length > 2 && values.every((value) => size.test(value)) && values.some((value) => /\D/.test(value))) return values
  const known = knownValues(noun)
  const found = values.filter((value) => known.has(value.toLowerCase())).length
  return found > 1 && found * 2 > values.length ? values : null
}

/** The values of a noun that start at the token behind an opening bracket: "size (| S M L XL)". Null for others. */
export function readSpacedValues(tokens: readonly Token[], text: string, at: number, { words }: Noun): SaidValues | null {
  let next = at
  while (next < at + most && kindAt(tokens, next) === 'word') next++
  if (!isOneOf(tokens, next, closingBrackets) || next === at) return null
  const values = spacedValues(words, text.slice(tokens[at]?.start, tokens[next - 1]?.end))
  return values === null ? null : { values, shares: null, next: next + 1 }
}

/** The values of columns with a name, in lower case. */
function knownValues(noun: readonly string[]): ReadonlySet<string> {
  const { body } = findMeaning([...noun.slice(0, -1), singularOf(noun.at(-1) ?? '')], []).meaning
  return new Set(typeof body === 'object' && body.kind === 'category' ? body.values.map((value) => value.toLowerCase()) : [])
}
