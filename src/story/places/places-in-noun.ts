import type { Noun } from '../words/noun.ts'
import type { PlaceFact } from '../facts/fact.ts'
import { bareToken, type Token } from '../tokens/token.ts'
import { readPlace } from './read-place.ts'

/** The places in a noun: "german" of "500 german customers". Null for none. */
export function placesInNoun(noun: Noun): PlaceFact | null {
  const tokens = noun.words.map((text): Token => ({ ...bareToken('word', text), start: noun.start, end: noun.end, isCapital: true }))
  const codes: string[] = []
  const cities: { readonly city: string; readonly code: string; readonly share: null }[] = []
  // The last word is the noun itself.
  for (let at = 0; at < tokens.length - 1;) {
    const said = readPlace(tokens, at, false)
    if (said === null || said.next === tokens.length) {
      at++
      continue
    }
    const [code = ''] = said.place.codes
    codes.push(...said.place.codes)
    cities.push(...said.place.cities.map((city) => ({ city, code, share: null })))
    at = said.next
  }
  if (codes.length === 0) return null
  const { start, end } = noun
  return { type: 'place', countries: [...new Set(codes)].map((code) => ({ code, share: null })), cities, start, end }
}
