import { textBetween } from '../tokens/text-between.ts'
import type { Span } from '../tokens/token.ts'
import type { FoundDetail } from './named-detail.ts'
import type { Detail } from './outline.ts'
import { readLength } from './read-length.ts'
import { readRange } from './read-range.ts'
import { readRecent } from './read-recent.ts'
import { readReference } from './read-reference.ts'
import { readChoice, valuesOf } from './read-values.ts'

/** Most words of a range or choice. */
const mostWords = 24

/** The longest range, length or choice that starts at a word: "(5-10)" in "int (5-10) unique". Null for none. */
export function longestAt(written: string, words: readonly Span[], place: number): FoundDetail | null {
  for (let next = Math.min(words.length, place + mostWords); next > place; next--) {
    const text = textBetween(written, words, place, next)
    const inner = /^\(([^()]*)\)$/.exec(text)?.[1] ?? text
    const detail =
      readRange(inner) ?? readRecent(inner) ?? readLength(inner) ?? readChoice(inner) ?? (inner === text ? null : inBrackets(inner))
    if (detail !== null) return { detail, next }
  }
  return null
}

/** "(references devices)", "(low, medium, high)". */
function inBrackets(text: string): Detail | null {
  const reference = readReference(text, 0)
  if (reference !== null) return reference.end === text.length ? reference.detail : null
  return valuesOf(text.split(','))
}
