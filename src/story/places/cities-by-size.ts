import { referenceList } from '../../lexicon/index.ts'

let known: ReadonlyMap<string, readonly string[]> | undefined

/** The names of the cities of a country, by its ISO 3166 code, the largest first; none for other codes. */
export function citiesBySize(code: string): readonly string[] {
  known ??= build()
  return known.get(code) ?? []
}

function build(): ReadonlyMap<string, readonly string[]> {
  const { attributes, weights } = referenceList('cities')
  const [codes, names] = [attributes['country_code'] as readonly string[], attributes['city'] as readonly string[]]
  const cities = codes.map((code, index) => ({ code, name: names[index] as string, size: weights[index] as number }))
  const byCountry = new Map<string, string[]>()
  for (const { code, name } of cities.toSorted((a, b) => b.size - a.size)) byCountry.set(code, [...(byCountry.get(code) ?? []), name])
  return byCountry
}
