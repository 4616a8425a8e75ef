import type { Fact } from '../../facts/fact.ts'
import { determiners } from '../../lexicon/determiners.ts'
import { finiteBeing } from '../../lexicon/verbs.ts'
import { isOneOf, skipBack, textAt } from '../../reader/index.ts'
import { firstFrom } from '../../tokens/first-from.ts'
import type { Token } from '../../tokens/token.ts'
import type { Clause } from './part-start.ts'

/** Most places of one story that are looked at. */
const mostPlaces = 20

/**
 * The first token of a statement about the rows of a place; null for other statements: "currency is GBP | for UK orders". The place itself is
 * then no place of all rows: "the discount is 10% for | German customers".
 */
export function placedStart(fact: Fact, facts: readonly Fact[], tokens: readonly Token[], { start, first, next }: Clause): number | null {
  if (fact.type === 'place') return isBehindValue(tokens, start, first) ? start : null
  if (textAt(tokens, next) !== 'for') return null
  const places = facts.filter(({ type }) => type === 'place').slice(0, mostPlaces)
  return places.some((place) => skipBack(tokens, firstFrom(tokens, place.start), 0, determiners, 2) === next + 1) ? first : null
}

/** Whether "for" and a statement of what something is stand before a place. */
function isBehindValue(tokens: readonly Token[], start: number, first: number): boolean {
  const at = skipBack(tokens, first, start, determiners, 2) - 1
  if (at <= start || textAt(tokens, at) !== 'for') return false
  for (let place = start; place < at - 1; place++) if (isOneOf(tokens, place, finiteBeing)) return true
  return false
}
