import { once } from '../../caches/once.ts'
import { referenceList } from '../../lexicon/index.ts'
import { tokensOf } from '../tokens/tokens.ts'
import { otherCountries } from './other-countries.ts'
import { cityWords, countryWords, regionWords } from './place-names.ts'
import { groupedBy } from '../../lists.ts'

/** Countries, or cities of one country, with a certain name. Includes the countries of `otherCountries`. */
export interface Place {
  readonly codes: readonly string[]
  /** Empty for countries. */
  readonly cities: readonly string[]
  /** The type of the name. A region is a part of one country. */
  readonly type: 'country' | 'city' | 'region'
}

/** A name, and the places with it, largest first. */
export interface PlaceName {
  /** Without diacritics, see `plain`. */
  readonly words: readonly string[]
  readonly places: readonly Place[]
}

/** Removes diacritics: "são" gives "sao". */
export function plain(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
}

/** Splits a name like the tokens of a story: signs such as the full stop of "St. Gallen" are dropped. */
function wordsOf(name: string): readonly string[] {
  // A quick path for the most common names.
  if (/^[a-z]+(?: [a-z]+)*$/i.test(name)) return name.toLowerCase().split(' ')
  return tokensOf(name).flatMap(({ kind, text }) => (kind === 'word' ? [plain(text)] : []))
}

/** All names of countries, regions and cities by their first word, longest first. */
export const placeNames = once((): ReadonlyMap<string, readonly PlaceName[]> => {
  const names = new Map<string, PlaceName & { readonly places: Place[] }>()
  const add = (name: string, place: Place): void => {
    const words = wordsOf(name.replaceAll('_', ' '))
    const key = words.join(' ')
    const same = names.get(key)
    if (same === undefined) names.set(key, { words, places: [place] })
    else same.places.push(place)
  }
  addCountries(add)
  addCities(add)
  const byFirst = groupedBy(names.values(), ({ words: [first = ''] }) => first)
  for (const each of byFirst.values()) each.sort((a, b) => b.words.length - a.words.length)
  return byFirst
})

type Add = (name: string, place: Place) => void

function addCountries(add: Add): void {
  const list = referenceList('countries')
  const [codes, names] = [textsOf(list.attributes['country_code']), textsOf(list.attributes['country'])]
  for (const [index, code] of codes.entries()) {
    const place: Place = { codes: [code], cities: [], type: 'country' }
    for (const name of new Set([names[index] ?? '', ...(countryWords[code] ?? '').split(' ').filter((word) => word !== '')]))
      add(name, place)
  }
  for (const [code, { words }] of Object.entries(otherCountries))
    for (const name of words.split(' ')) add(name, { codes: [code], cities: [], type: 'country' })
  for (const [words, members] of Object.entries(regionWords))
    for (const name of words.split(' ')) add(name, { codes: members.split(' '), cities: [], type: 'country' })
}

/** Adds cities by weight, so that the larger of two with the same name comes first; then their regions. */
function addCities(add: Add): void {
  const { attributes, weights } = referenceList('cities')
  const [codes, cities, regions] = ['country_code', 'city', 'region'].map((name) => textsOf(attributes[name])) as [
    readonly string[],
    readonly string[],
    readonly string[],
  ]
  const order = cities.map((_, index) => index).toSorted((a, b) => (weights[b] as number) - (weights[a] as number))
  const inRegion = new Map<string, { readonly name: string; readonly place: Place & { readonly cities: string[] } }>()
  for (const index of order) {
    const [code, city, region] = [codes[index] as string, cities[index] as string, regions[index] as string]
    const place: Place = { codes: [code], cities: [city], type: 'city' }
    const aliases = new Set([city, ...(cityWords[city] ?? '').split(' ').filter((word) => word !== '')])
    for (const name of new Set([...aliases].map((alias) => wordsOf(alias.replaceAll('_', ' ')).join(' ')))) add(name, place)
    const key = `${code} ${region}`
    const found = inRegion.get(key)
    if (found === undefined) inRegion.set(key, { name: region, place: { codes: [code], cities: [city], type: 'region' } })
    else found.place.cities.push(city)
  }
  for (const { name, place } of inRegion.values()) add(name, place)
}

function textsOf(values: readonly (string | number)[] | undefined): readonly string[] {
  return (values ?? []).map(String)
}
