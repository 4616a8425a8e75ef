import type { PlaceFact } from '../facts/fact.ts'
import { tokensOf } from '../tokens/tokens.ts'
import { readPlace } from './read-place.ts'

/** The city whose name is the whole text; null for none. */
export function cityNamed(text: string): PlaceFact['cities'][number] | null {
  const tokens = tokensOf(text)
  const said = readPlace(tokens, 0, false)
  const [city] = said?.place.cities ?? []
  const [code] = said?.place.codes ?? []
  return said === null || said.next !== tokens.length || said.place.type !== 'city' || city === undefined || code === undefined
    ? null
    : { city, code, share: null }
}
