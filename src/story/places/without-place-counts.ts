import { oncePerObject } from '../../caches/once-per-object.ts'
import { readQuantity } from '../amounts/quantity.ts'
import { listJoints } from '../lexicon/connectives.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, oneOf, type Reader, skip, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { mayBePlace, readPlace } from './read-place.ts'

const prepositions = wordSet('in from across throughout within over')
const kinds = wordSet('countries cities nations states towns regions locations markets places')
const qualities = skip(wordSet('different major large big european main'), 2)
const openings = oneOf(['(', ':', '-', '–', '—', 'namely'])
const joints = skip(listJoints, 2)
const mostPlaces = 12

/**
 * Leaves out the number of places before their list, which says the same: "in | 3 countries ( | France, Italy, Spain | )". Each list has as
 * many places as its number; others stay as they are. Cached, as a story may be read several times.
 */
export const withoutPlaceCounts = oncePerObject((tokens: readonly Token[]): readonly Token[] => {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const list = isOneOf(tokens, at - 1, prepositions) ? countedList(tokens, at) : null
    if (list === null) kept.push(tokens[at++] as Token)
    else {
      const last = tokens[list.end - 1] as Token
      // The last place ends with its bracket, so that what is read of the list is quoted whole.
      kept.push(...tokens.slice(list.first, list.end - 1), { ...last, end: tokens[list.next - 1]?.end ?? last.end })
      at = list.next
    }
  }
  return kept.length === tokens.length ? tokens : kept
})

/** A list of places behind their number: its first token, its end, and the token after its bracket. Null for none. */
const countedList: Reader<{ readonly first: number; readonly end: number; readonly next: number }> = (tokens, at) => {
  const count = readQuantity(tokens, at)
  if (count === null || count.value < 2 || count.value > mostPlaces) return null
  const noun = qualities(tokens, count.next)?.next ?? count.next
  const opening = isOneOf(tokens, noun, kinds) ? openings(tokens, noun + 1) : null
  if (opening === null) return null
  const end = endOfPlaces(tokens, opening.next, count.value)
  if (end === null) return null
  if (textAt(tokens, noun + 1) !== '(') return { first: opening.next, end, next: end }
  return textAt(tokens, end) === ')' ? { first: opening.next, end, next: end + 1 } : null
}

/** The end of a list of a number of places; null for a list of other words or another number. */
function endOfPlaces(tokens: readonly Token[], at: number, count: number): number | null {
  let end = at
  for (let place = 0; place < count; place++) {
    const start = place === 0 ? at : (joints(tokens, end)?.next ?? end)
    const token = tokens[start]
    const said = (place > 0 && start === end) || token === undefined || !mayBePlace(token) ? null : readPlace(tokens, start, true)
    if (said === null) return null
    end = said.next
  }
  const more = joints(tokens, end)?.next ?? end
  return more > end && readPlace(tokens, more, true) !== null ? null : end
}
