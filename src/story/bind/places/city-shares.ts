import type { PlaceFact } from '../../facts/fact.ts'

/** How far from 1 what was said may add up to: "33%" three times. */
const tolerance = 0.015

/**
 * The shares of cities that a story says of one country: what they leave is shared out evenly among cities without one. They add up to 1.
 * Null where no city has a share, where the cities are of several countries, or where the shares do not come to all.
 */
export function cityShares({ countries, cities }: PlaceFact): readonly { readonly city: string; readonly share: number }[] | null {
  const free = cities.filter(({ share }) => share === null).length
  if (countries.length !== 1 || cities.length < 2 || free === cities.length) return null
  const said = cities.reduce((sum, { share }) => sum + (share ?? 0), 0)
  const left = 1 - said
  if (left < -tolerance || (free === 0 && left > tolerance) || (free > 0 && left <= tolerance)) return null
  const whole = free === 0 ? said : 1
  return cities.map(({ city, share }) => ({ city, share: (share ?? left / free) / whole }))
}
