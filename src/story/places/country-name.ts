import { referenceList } from '../../lexicon/index.ts'

/** The name of a country that has people, by its ISO 3166-1 alpha-2 code, as tables write it; other codes as they are. */
export function countryName(code: string): string {
  const { attributes } = referenceList('countries')
  const place = (attributes['country_code'] ?? []).map(String).indexOf(code)
  return String(attributes['country']?.[place] ?? code)
}
