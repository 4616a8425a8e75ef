import { measurementUnits } from './units.ts'
import { wordSet } from './word-set.ts'

/** Units as they end names of columns, in the singular: "area_m2", "duration_minutes", "price_eur". */
export const unitsInNames: ReadonlySet<string> = wordSet(
  measurementUnits,
  'm2 m3 sqm sqft square meter metre feet foot cm mm km ml cl second sec ms day week month year percent pct usd eur gbp cent celsius fahrenheit degree kelvin bpm',
)
