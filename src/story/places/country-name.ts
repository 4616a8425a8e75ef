import { referenceList } from '../../lexicon/index.ts'

/** The name of a country as in tables, by its ISO 3166-1 alpha-2 code. Unknown codes are returned unchanged. */
export function countryName(code: string): string {
  const { attributes } = referenceList('countries')
  const place = (attributes['country_code'] ?? []).map(String).indexOf(code)
  return String(attributes['country']?.[place] ?? code)
}
