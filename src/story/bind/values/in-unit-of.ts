import { isNumeral } from '../../attributes/columns/stays-number.ts'
import type { Aspect } from '../../attributes/aspect.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import { unitsIn } from '../../lexicon/dimensions.ts'
import { millisecondsIn, millisecondsInName } from '../../lexicon/time-units.ts'

/**
 * Converts durations, weights and other amounts to the unit of their column: "1 to 2 hours" of `duration_minutes` are 60 to 120. Durations
 * without a unit have that of the others.
 */
export function inUnitOf(column: string, facts: readonly AttributeFact[]): ReadonlyMap<AttributeFact, AttributeFact> {
  const own = millisecondsInName(column)
  const shared = facts.find(({ unit = '' }) => millisecondsIn(unit) !== undefined)?.unit
  return new Map(
    facts.map((fact) => {
      const said = millisecondsIn(fact.unit ?? shared ?? '')
      const physical = unitsIn(fact.unit ?? '', column.split('_').at(-1) ?? '')
      const factor = own === undefined || said === undefined ? (physical ?? 1) : said / own
      return [fact, factor === 1 ? fact : { ...fact, aspects: fact.aspects.map((aspect) => scaled(aspect, factor)) }]
    }),
  )
}

/** Whether listed values are no whole numbers in the unit of their column: "6 hours" of a number of days. */
export function isBroken(inUnit: ReadonlyMap<AttributeFact, AttributeFact>): boolean {
  return [...inUnit].some(
    ([said, own]) =>
      said !== own &&
      own.aspects.some((aspect) => aspect.type === 'values' && aspect.values.some((value) => !Number.isInteger(Number(value)))),
  )
}

function scaled(aspect: Aspect, factor: number): Aspect {
  const times = (value: number): number => Number((value * factor).toPrecision(12))
  switch (aspect.type) {
    case 'range':
      return { ...aspect, min: aspect.min === null ? null : times(aspect.min), max: aspect.max === null ? null : times(aspect.max) }
    case 'mean':
    case 'median':
    case 'deviation':
    case 'peak':
      return { ...aspect, value: times(aspect.value) }
    case 'values':
      return aspect.values.every(isNumeral) ? { ...aspect, values: aspect.values.map((value) => String(times(Number(value)))) } : aspect
    default:
      return aspect
  }
}
