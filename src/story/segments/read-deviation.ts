import { readSaidNumber } from '../attributes/readers/said-number.ts'
import { readSaidStatistic } from '../attributes/readers/said-statistic.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { kindAt, skip, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** Words between a mean and its standard deviation: "70 | and a | standard deviation of 8". */
const between = skip(wordSet('with and a an , ; /'), 3)

/** A standard deviation, the unit behind it if there is one, and the token after both. */
interface ReadDeviation {
  readonly value: number
  readonly unit: string | null
  readonly next: number
}

/**
 * Reads the standard deviation of a mean: "70 ± 8", "70 (sd 8)", "70 with a standard deviation of 8". Null for none.
 * @param at the token of the mean
 * @param end the token behind the mean and its unit
 */
export function readDeviation(tokens: readonly Token[], at: number, end: number): ReadDeviation | null {
  const both = readSaidStatistic(tokens, at)
  const [, last] = both?.aspects ?? []
  if (both !== null && last?.type === 'deviation') return { value: last.value, unit: unitBefore(tokens, both.next), next: both.next }
  const isOpen = textAt(tokens, end) === '('
  const said = readSaidStatistic(tokens, isOpen ? end + 1 : between(tokens, end).next)
  const [only, more] = said?.aspects ?? []
  if (said === null || only?.type !== 'deviation' || more !== undefined) return null
  const found = { value: only.value, unit: unitBefore(tokens, said.next) }
  if (!isOpen) return { ...found, next: said.next }
  return textAt(tokens, said.next) === ')' ? { ...found, next: said.next + 1 } : null
}

/** Most tokens of a number with its unit. */
const longest = 3

/** The unit of the number that ends before a token; null for none. */
function unitBefore(tokens: readonly Token[], next: number): string | null {
  for (let at = next - 1; at >= next - longest; at--) if (kindAt(tokens, at) === 'number') return readSaidNumber(tokens, at)?.unit ?? null
  return null
}
