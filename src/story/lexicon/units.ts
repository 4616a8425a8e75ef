import { wordSet } from './word-set.ts'

/** A calendar interval. */
export type Period = 'day' | 'week' | 'month' | 'quarter' | 'year'

/** "20%", "20 percent". */
export const percentWords: ReadonlySet<string> = wordSet('% percent percents pct')

/** "3x", "3 times", "3-fold". */
export const multipleWords: ReadonlySet<string> = wordSet('x × times fold')

/** Intervals by words for one of them: "per month", "/yr". */
export const periods: ReadonlyMap<string, Period> = new Map([
  ['day', 'day'],
  ['week', 'week'],
  ['wk', 'week'],
  ['month', 'month'],
  ['mo', 'month'],
  ['mth', 'month'],
  ['quarter', 'quarter'],
  ['qtr', 'quarter'],
  ['year', 'year'],
  ['yr', 'year'],
  ['annum', 'year'],
])

/** Intervals by adverbs and adjectives: "monthly revenue". */
export const periodAdverbs: ReadonlyMap<string, Period> = new Map([
  ['daily', 'day'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['quarterly', 'quarter'],
  ['annual', 'year'],
  ['annually', 'year'],
  ['yearly', 'year'],
])

/** Units of measurement that no column is named after: "40 MWh", "12 tonnes". */
export const measurementUnits: ReadonlySet<string> = wordSet(
  'wh kwh mwh gwh twh w kw mw gw tw kilowatt megawatt gigawatt byte bytes kb mb gb tb pb gigabyte gigabytes terabyte terabytes',
  'kg kgs kilo kilos g gram grams t ton tons tonne tonnes lb lbs pound pounds km kms kilometer kilometers kilometre kilometres mile miles',
  'm3 m l liter liters litre litres hour hours hr hrs minute minutes min mins',
)

/** The same with units of sizes, temperatures and other physical quantities, as they stand behind a number or at the end of a name. */
export const physicalUnits: ReadonlySet<string> = wordSet(
  measurementUnits,
  'kilogram kilograms mg milligrams cm centimeters centimetres mm millimeters millimetres meter meters metre metres foot feet ft inch inches yards',
  'hectare hectares acre acres ha m2 sqm sqft km2 ml cl gallon gallons celsius fahrenheit kelvin watts volts amps volt amp hz khz mhz ghz db dbm',
  'bpm mmhg hpa kpa mpa psi kmh mph rpm lux lumen lumens ppm kcal calories mah nm kj joules dl',
)

/** Units of time at the end of names and behind numbers. Singular days and years are dates there. */
export const timesInNames: ReadonlySet<string> = wordSet('seconds sec ms milliseconds days weeks months years')

/** Currencies at the end of names. */
export const moneyInNames: ReadonlySet<string> = wordSet('usd eur gbp euros dollars')
