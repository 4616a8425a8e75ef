import { wordSet } from '../lexicon/word-set.ts'
import { kindAt, skip, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { scaled } from '../tokens/tokens.ts'
import type { Place } from './place-index.ts'
import { readPlace } from './read-place.ts'
import { placeJoints } from './share-behind.ts'

/** A place and its share, 0 to 1. */
export interface NumberedPlace {
  readonly place: Place
  readonly share: number
}

/** Places with percentages without a sign. */
export interface NumberedPlaces {
  readonly items: readonly NumberedPlace[]
  readonly next: number
}

const mostPlaces = 12
const others = wordSet('other others rest elsewhere')
const joints = skip(placeJoints, 2)

/**
 * Reads places that are each followed by a number, which sum up to 100 with those of "other": "Germany 40 UK 25 France 20 other 15". Null
 * for any other numbers.
 */
export function readNumberedPlaces(tokens: readonly Token[], at: number): NumberedPlaces | null {
  const items: NumberedPlace[] = []
  let [next, whole] = [at, 0]
  while (items.length < mostPlaces && whole < 100) {
    const start = items.length === 0 ? at : (joints(tokens, next)?.next ?? next)
    const isOther = items.length > 0 && others.has(textAt(tokens, start))
    const said = isOther ? null : readPlace(tokens, start, true)
    const number = said?.next ?? start + 1
    if ((said === null && !isOther) || kindAt(tokens, number) !== 'number') return null
    const { value } = tokens[number] as Token
    if (said !== null) items.push({ place: said.place, share: scaled(value, 0.01) })
    whole += value
    next = number + 1
    if (isOther) break
  }
  return items.length > 1 && Math.abs(whole - 100) < 1e-9 ? { items, next } : null
}
