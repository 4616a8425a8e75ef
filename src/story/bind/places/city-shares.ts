import type { PlaceFact } from '../../facts/fact.ts'
import { tolerance } from './reason-beside.ts'

/**
 * The shares of the cities of one country. Cities without a share get equal parts of the rest. They sum up to 1. Null if no city has a
 * share, if the cities are in several countries, or if the shares do not sum up to 1.
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
