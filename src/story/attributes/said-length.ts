import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Aspect } from './aspect.ts'
import { readSaidRange } from './said-range.ts'

const characters = wordSet('character characters char chars letter letters symbol symbols')
const after = wordSet('long each')

/** Reads how long texts are: "8 to 16 characters", "at most 280 chars long"; null when nothing of the kind starts at the token. */
export function readSaidLength(
  tokens: readonly Token[],
  at: number,
): { readonly aspects: readonly Aspect[]; readonly next: number } | null {
  const range = readSaidRange(tokens, at)
  if (range === null || range.unit !== null || range.max === null || !isOneOf(tokens, range.next, characters)) return null
  const min = range.min ?? 1
  if (!Number.isInteger(min) || !Number.isInteger(range.max) || min < 1) return null
  const next = isOneOf(tokens, range.next + 1, after) ? range.next + 2 : range.next + 1
  return { aspects: [{ type: 'length', min, max: range.max }], next }
}
