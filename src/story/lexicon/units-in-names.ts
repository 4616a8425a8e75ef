import { measurementUnits } from './units.ts'
import { wordSet } from './word-set.ts'

/** Units as they end names of columns: "area_m2", "duration_minutes", "price_eur". One "year" or "day" is no unit but a date. */
export const unitsInNames: ReadonlySet<string> = wordSet(
  measurementUnits,
  'm2 m3 sqm sqft square meters metres feet cm mm km ml cl seconds sec ms days weeks months years percent pct usd eur gbp cents celsius fahrenheit degree kelvin bpm',
)
