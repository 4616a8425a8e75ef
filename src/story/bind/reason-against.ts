import { countryCurrencies } from '../places/country-currencies.ts'
import { otherCountries, otherCountryName } from '../places/other-countries.ts'
import { countryName } from '../places/country-name.ts'
import type { PlaceFact } from '../facts/fact.ts'

/** Why a place cannot be, and what could be instead; null for one that can. */
export function reasonAgainst({ countries }: PlaceFact): string | null {
  const unknown = countries.flatMap(({ code }) => (countryCurrencies().has(code) ? [] : [code]))
  const [first] = unknown
  const nearest = otherCountries[first ?? '']?.nearest
  if (first === undefined || nearest === undefined) return null
  const names = unknown.map((code) => otherCountryName(code) ?? code).join(' and ')
  return `there are no names of people and no cities of ${names}: the nearest that there are are those of ${countryName(nearest)}`
}
