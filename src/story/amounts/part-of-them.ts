import { pronouns } from '../lexicon/determiners.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import { countedBefore } from './counted-before.ts'
import { readQuantity } from './quantity.ts'
import type { Share } from './share.ts'

/** Reads a number of the rows counted before as a share of them: "400 members, | 30 | of them in Berlin". Null for none. */
export function partOfThem(tokens: readonly Token[], at: number): Share | null {
  const quantity = readQuantity(tokens, at)
  if (quantity === null || textAt(tokens, quantity.next) !== 'of' || !isOneOf(tokens, quantity.next + 1, pronouns)) return null
  const noun = countedBefore(tokens, at)
  const whole = noun === null ? 0 : (tokens[firstFrom(tokens, noun.start) - 1]?.value ?? 0)
  return whole > quantity.value ? { share: quantity.value / whole, next: quantity.next } : null
}
