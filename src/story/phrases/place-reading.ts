import type { PlaceFact } from '../facts/fact.ts'
import type { Place } from '../places/place-index.ts'
import { spanOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import type { Reading } from './phrase.ts'

/** A place in a phrase. */
export interface PlaceItem {
  readonly place: Place
  readonly share: number | null
  /** Said number of rows, and their noun; null if none is said. */
  readonly rows: number | null
  readonly noun: Noun | null
  readonly isAfterIn: boolean
  readonly next: number
}

/** Makes the fact of the places between two tokens. @param isMost whether most rows are there, not all */
export function placeReading(
  tokens: readonly Token[],
  said: readonly PlaceItem[],
  first: number,
  next: number,
  isMost = false,
): Reading & { readonly facts: readonly PlaceFact[] } {
  const items = withRepeatedShares(said)
  const countries = new Map<string, number | null>()
  const whole = new Set(items.flatMap(({ place: found, share }) => (share === null ? found.codes : [])))
  const cities = new Map<string, PlaceFact['cities'][number]>()
  for (const { place: found, share } of items) {
    for (const code of found.codes) {
      // "30% in Berlin, the rest in Munich": Germany has all rows.
      const part = share === null || whole.has(code) ? null : share / found.codes.length
      const known = countries.get(code)
      countries.set(code, known === undefined || known === null || part === null ? part : known + part)
    }
    for (const city of found.cities) cities.set(city, { city, code: found.codes[0] ?? '', share: found.type === 'city' ? share : null })
  }
  const fact: PlaceFact = {
    type: 'place',
    countries: [...countries].map(([code, share]) => ({ code, share })),
    cities: [...cities.values()],
    ...(isMost ? { isMost } : {}),
    ...spanOf(tokens, first, next),
  }
  return { facts: [fact], first, next }
}

/** Merges a place that is repeated with its share: "France and Spain, 70% of them in France". */
function withRepeatedShares(items: readonly PlaceItem[]): readonly PlaceItem[] {
  const merged: PlaceItem[] = []
  for (const item of items) {
    const named = merged.findIndex(({ place: before, share }) => share === null && before === item.place)
    const before = item.share === null ? undefined : merged[named]
    if (before === undefined) merged.push(item)
    else merged[named] = { ...before, share: item.share }
  }
  return merged
}
