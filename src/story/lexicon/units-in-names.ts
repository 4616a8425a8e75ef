import { measurementUnits } from './units.ts'
import { wordSet } from './word-set.ts'

/** Units at the end of column names: "area_m2", "duration_minutes", "price_eur". "year" and "day" in the singular are dates. */
export const unitsInNames: ReadonlySet<string> = wordSet(
  measurementUnits,
  'm2 sqm sqft square meters metres feet cm mm ml cl seconds sec ms days weeks months years percent pct usd eur gbp euros dollars pounds cents celsius fahrenheit degree kelvin bpm',
)
