import { moneyInNames, physicalUnits, timesInNames } from './units.ts'
import { wordSet } from './word-set.ts'

/** Units at the end of column names: "area_m2", "duration_minutes", "price_eur". "year" and "day" in the singular are dates. */
export const unitsInNames: ReadonlySet<string> = wordSet(
  physicalUnits,
  timesInNames,
  moneyInNames,
  'square percent pct pounds cents degree',
)
