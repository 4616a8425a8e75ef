import { perWords } from '../lexicon/determiners.ts'
import { periods } from '../lexicon/units.ts'
import type { RatioFact } from '../facts/fact.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** Reads an interval in which rows are counted: "a year", "per day", "/week". Null for none. */
export function periodAt(
  tokens: readonly Token[],
  at: number,
): { readonly every: NonNullable<RatioFact['every']>; readonly next: number } | null {
  const every = isOneOf(tokens, at, perWords) ? periods.get(textAt(tokens, at + 1)) : undefined
  return every === undefined ? null : { every, next: at + 2 }
}
