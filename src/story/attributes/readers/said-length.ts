import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { Aspect } from '../aspect.ts'
import { readSaidRange } from './said-range.ts'

const units = wordSet('character characters char chars letter letters symbol symbols digit digits')
const capitals = wordSet('uppercase capital')
const kinds = wordSet(capitals, 'alphanumeric alphanumerical random numeric')
const joints = wordSet('or and and/or')
const after = wordSet('long each')

/** The kind of characters, and the token after it. */
interface Characters {
  /** `letters` are capital letters; `characters` are letters of any case. */
  readonly of: 'digits' | 'letters' | 'characters'
  readonly next: number
}

/** Reads a kind of characters: "digits", "uppercase letters or digits". Null for none. */
export function readCharacters(tokens: readonly Token[], at: number): Characters | null {
  const start = isOneOf(tokens, at, kinds) ? at + 1 : at
  if (!isOneOf(tokens, start, units)) return null
  const isMore = isOneOf(tokens, start + 1, joints) && isOneOf(tokens, start + 2, units)
  const isDigits = !isMore && textAt(tokens, start).startsWith('digit')
  return { of: isDigits ? 'digits' : isOneOf(tokens, at, capitals) ? 'letters' : 'characters', next: isMore ? start + 3 : start + 1 }
}

/** Reads a length of texts: "8 to 16 characters", "at most 280 chars long". Null for none. */
export function readSaidLength(
  tokens: readonly Token[],
  at: number,
): { readonly aspects: readonly Aspect[]; readonly next: number } | null {
  const range = readSaidRange(tokens, at)
  const characters = range === null || range.unit !== null ? null : readCharacters(tokens, range.next)
  if (range === null || characters === null || range.max === null) return null
  const min = range.min ?? 1
  if (!Number.isInteger(min) || !Number.isInteger(range.max) || min < 1) return null
  const next = isOneOf(tokens, characters.next, after) ? characters.next + 1 : characters.next
  const max = range.isOpen === true ? range.max - 1 : range.max
  return { aspects: [{ type: 'length', min, max, of: characters.of }], next }
}
