import type { NumberBounds } from '../readers/bounds-for.ts'
import type { ColumnPlace } from './column-place.ts'
import type { NumberColumn } from './number-column.ts'
import type { NumberSaid } from './number-said.ts'

const percentages = /(?:^|_)(?:humidity|saturation|attendance)(?:_|$)/
/** Numbers on a scale that ends: stars, marks. */
const scales = /(?:^|_)(?:rating|stars?|scores?|marks?|grades?|gpa)$/
/** Usual ends of scales. */
const ends: ReadonlySet<number> = new Set([4, 5, 6, 10, 20, 100])
const whole: NumberBounds = { min: 0, max: 100 }

/**
 * The bounds that numbers have by nature: ages of people, scales such as stars, and percentages. A percentage beyond 100 is one of growth.
 * Null for none.
 */
export function naturalBounds(
  { column: { name }, isPercent }: ColumnPlace,
  own: NumberColumn | null,
  { mean, median }: NumberSaid,
): NumberBounds | null {
  if (name === 'age') return { min: 0, max: 110 }
  if (percentages.test(name)) return whole
  const centre = mean ?? median ?? 0
  if (isPercent) return centre >= 0 && centre <= whole.max && (own?.min ?? 0) >= 0 ? whole : null
  const isScale = scales.test(name) && own !== null && ends.has(own.max) && centre <= own.max
  return isScale ? { min: Math.min(0, own.min), max: own.max } : null
}
