import type { Aspect } from '../../attributes/aspect.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import { longUnits } from '../../lexicon/time-units.ts'

/**
 * A duration in months or years, in days that are within it wherever it begins: 2 to 9 months are 62 to 270 days. Means and single numbers
 * are those of months and years of usual length.
 */
export function inDays(fact: AttributeFact): AttributeFact {
  const [shortest, longest] = longUnits.get(fact.unit ?? '') ?? []
  if (shortest === undefined || longest === undefined) return fact
  const usual = (shortest + longest) / 2
  const aspects = fact.aspects.map((aspect): Aspect => {
    if (aspect.type === 'mean' || aspect.type === 'median' || aspect.type === 'deviation' || aspect.type === 'peak')
      return { ...aspect, value: aspect.value * usual }
    if (aspect.type !== 'range' && aspect.type !== 'beyond') return aspect
    const { min, max } = aspect
    if (min !== null && min === max) return { ...aspect, min: Math.round(min * usual), max: Math.round(min * usual) }
    const least = min === null ? null : min * longest
    return { ...aspect, min: least, max: max === null ? null : Math.max(least ?? 0, max * shortest) }
  })
  return { ...fact, aspects, unit: 'days' }
}
