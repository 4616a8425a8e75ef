import { physicalUnits, timesInNames } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** Units of measures, as they stand in names of columns: "area_hectares". */
export const unitsOfMeasures: ReadonlySet<string> = wordSet(physicalUnits, timesInNames, 'percent cents')

/** Signs and long names of units, and the word for each in a name. */
const shortened: ReadonlyMap<string, string> = new Map([
  ['%', 'percent'],
  ['℃', 'celsius'],
  ['kilogram', 'kg'],
  ['kilograms', 'kg'],
  ['kilos', 'kg'],
  ['kilometers', 'km'],
  ['kilometres', 'km'],
])
const degrees: ReadonlyMap<string, string> = new Map([
  ['c', 'celsius'],
  ['f', 'fahrenheit'],
])

/** Reads the unit of the measure before a token: "area | in hectares", "temperature | in °C". Null if no unit follows. */
export function unitAfter(tokens: readonly Token[], at: number): { readonly unit: string; readonly next: number } | null {
  if (textAt(tokens, at) !== 'in') return null
  const text = textAt(tokens, at + 1)
  const own = shortened.get(text) ?? (isOneOf(tokens, at + 1, unitsOfMeasures) ? text : undefined)
  if (own !== undefined) return { unit: own, next: at + 2 }
  const degree = text === '°' || text === 'degrees' ? textAt(tokens, at + 2) : ''
  const unit = degrees.get(degree) ?? (text === 'degrees' && unitsOfMeasures.has(degree) ? degree : undefined)
  return unit === undefined ? null : { unit, next: at + 3 }
}
