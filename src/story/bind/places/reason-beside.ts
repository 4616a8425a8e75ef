import type { PlaceFact } from '../../facts/fact.ts'
import { countryName } from '../../places/country-name.ts'

/** Tolerance for sums of rounded shares, such as three times "33%". */
export const tolerance = 0.015

/**
 * The reason if a place contradicts the other places of the same rows: those already cover all rows, or the place is about names of another
 * country. Null if it does not.
 */
export function reasonBeside(fact: PlaceFact, others: readonly PlaceFact[]): string | null {
  const own = new Set(fact.countries.map(({ code }) => code))
  const all = others.filter((other) => other !== fact && other.isOfNames !== true).flatMap(({ countries }) => countries)
  const outside = all.filter(({ code }) => !own.has(code))
  if (fact.isOfNames === true && outside.length > 0)
    return `people have names of the country of their row, and these rows are in ${namesOf(outside)}: leave the country of the names out`
  const shared = all.filter(({ share }) => share !== null)
  const sum = shared.reduce((before, { share }) => before + (share ?? 0), 0)
  const isFree = fact.countries.some(({ share }) => share !== null) || fact.isMost === true || shared.some(({ code }) => own.has(code))
  return isFree || sum < 1 - tolerance ? null : `the shares of ${namesOf(shared)} are all rows, and leave none for another place`
}

function namesOf(countries: PlaceFact['countries']): string {
  return [...new Set(countries.map(({ code }) => countryName(code)))].join(' and ')
}
