import { referenceList } from '../../lexicon/index.ts'

const known = new Map<string, ReadonlyMap<string, readonly string[]>>()

/** The names of the cities of a country (ISO 3166 code), largest first; empty for other codes. */
export function citiesBySize(code: string): readonly string[] {
  return placesOf('city').get(code) ?? []
}

/** The regions of a country that have cities. */
export function regionsOf(code: string): readonly string[] {
  return [...new Set(placesOf('region').get(code))]
}

function placesOf(attribute: 'city' | 'region'): ReadonlyMap<string, readonly string[]> {
  const places = known.get(attribute) ?? build(attribute)
  known.set(attribute, places)
  return places
}

function build(attribute: 'city' | 'region'): ReadonlyMap<string, readonly string[]> {
  const { attributes, weights } = referenceList('cities')
  const [codes, names] = [attributes['country_code'] as readonly string[], attributes[attribute] as readonly string[]]
  const cities = codes.map((code, index) => ({ code, name: names[index] as string, size: weights[index] as number }))
  const byCountry = new Map<string, string[]>()
  for (const { code, name } of cities.toSorted((a, b) => b.size - a.size)) byCountry.set(code, [...(byCountry.get(code) ?? []), name])
  return byCountry
}
