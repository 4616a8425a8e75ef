import { isNumeral } from '../../attributes/columns/stays-number.ts'
import type { Aspect } from '../../attributes/aspect.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import { unitsIn } from '../../lexicon/dimensions.ts'
import { singularOf } from '../../words/words.ts'
import { millisecondsIn, millisecondsInName } from '../../lexicon/time-units.ts'
import { inDays } from './in-days.ts'

/**
 * Converts durations, weights and other amounts to the unit of their column: "1 to 2 hours" of `duration_minutes` are 60 to 120. Durations
 * without a unit take the unit of the other aspects.
 */
export function inUnitOf(column: string, said: readonly AttributeFact[]): ReadonlyMap<AttributeFact, AttributeFact> {
  const own = millisecondsInName(column)
  const days = new Map(said.map((fact) => [fact, own === undefined ? fact : inDays(fact)]))
  const shared = [...days.values()].find(({ unit = '' }) => millisecondsIn(unit) !== undefined)?.unit
  return new Map(
    said.map((each) => {
      const fact = days.get(each) ?? each
      const factor = factorTo(column, fact.unit ?? '', shared)
      return [each, factor === 1 ? fact : { ...fact, aspects: fact.aspects.map((aspect) => scaled(aspect, factor)) }]
    }),
  )
}

/** How many units of a column one said unit is: 60 for "hours" of `duration_minutes`. 1 if either is unknown. @param shared the unit of a time without one */
export function factorTo(column: string, unit: string, shared = unit): number {
  const own = millisecondsInName(column)
  const length = millisecondsIn(unit === '' ? shared : unit)
  const physical = unitsIn(unit, column.split('_').at(-1) ?? '')
  return own === undefined || length === undefined ? (physical ?? 1) : length / own
}

/** The smallest of some units, in which all of them can be told; null if they measure different things, or have no fixed size. */
export function smallestUnit(units: readonly string[]): string | null {
  const alike = (one: string, other: string): boolean => singularOf(one) === singularOf(other) || factorTo(one, other) !== 1
  const isSmallest = (unit: string): boolean => units.every((other) => alike(unit, other) && factorTo(unit, other) >= 1)
  return units.find(isSmallest) ?? null
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
    case 'beyond':
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
