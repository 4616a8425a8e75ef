import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, oneOf, textAt } from '../../reader/index.ts'
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
  return ofCharacters(tokens, { min, max }, characters.of, next)
}

/** The length of texts, or their form if other parts follow: "3 letters | followed by 5 digits". `next` is the token after the length. */
export function ofCharacters(
  tokens: readonly Token[],
  { min, max }: { readonly min: number; readonly max: number },
  of: Characters['of'],
  next: number,
): { readonly aspects: readonly Aspect[]; readonly next: number } {
  const rest = min === max && max <= longestPart ? restOfForm(tokens, next) : null
  if (rest !== null) return { aspects: [{ type: 'form', pattern: signs(of, max) + rest.pattern }], next: rest.next }
  return { aspects: [{ type: 'length', min, max, of }], next }
}

const partJoints = oneOf(['followed by', 'and then', 'then', 'plus', '+'])
/** Most parts of a form, and most characters of one. */
const mostParts = 4
const longestPart = 20

/** Reads the other parts of a form behind the first: "3 letters | followed by 5 digits". Null for none. */
function restOfForm(tokens: readonly Token[], at: number): { readonly pattern: string; readonly next: number } | null {
  let next = at
  let pattern = ''
  for (let parts = 1; parts < mostParts; parts++) {
    const joint = partJoints(tokens, next)
    const part = joint === null ? null : sizedPart(tokens, joint.next)
    if (part === null) break
    pattern += part.pattern
    next = part.next
  }
  return pattern === '' ? null : { pattern, next }
}

/** One part of a form: "5 digits". Null for none. */
export function sizedPart(tokens: readonly Token[], at: number): { readonly pattern: string; readonly next: number } | null {
  const size = tokens[at]?.kind === 'number' ? tokens[at].value : Number.NaN
  const characters = Number.isInteger(size) && size > 0 && size <= longestPart ? readCharacters(tokens, at + 1) : null
  return characters === null ? null : { pattern: signs(characters.of, size), next: characters.next }
}

function signs(of: Characters['of'], size: number): string {
  return (of === 'digits' ? '#' : '?').repeat(size)
}
