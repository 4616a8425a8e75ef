import { tenDigits } from '../../random/ten-digits.ts'
import { wholePower } from '../../random/whole-power.ts'
import type { Schema } from '../../schema/schema.ts'
import type { CurveFact, GrowthFact, ShapeFact } from '../fact.ts'
import { monthInWords } from '../months.ts'
import { type MonthRange, type PlacedAnchor, placedAnchors } from './anchor-months.ts'
import { contradiction } from './contradiction.ts'
import { type CurveGroup, digitsOf, inColumnUnits } from './curve-target.ts'
import { monthlyTotals, type Pin, PinsConflict } from './monthly-totals.ts'
import { monthFactor } from './season-factors.ts'

/** Months in the units of time that amounts are said for. */
const monthsIn = { month: 1, quarter: 3, year: 12 } as const

interface FactPin extends Pin {
  readonly facts: readonly CurveFact[]
}

/**
 * What the facts of a group come to in each month of a window, in the unit of its column.
 * @param said the window that was said; null when it follows from the amounts
 * @param level what all months come to when only growth was said
 * @throws SynthError `story_contradicts` for amounts below 0, two for the same months, or parts that do not fit their whole
 */
export function groupTotals(
  group: CurveGroup,
  schema: Schema,
  shapes: readonly ShapeFact[],
  window: MonthRange,
  said: MonthRange | null,
  level: number,
): readonly number[] {
  const digits = digitsOf(group, schema)
  const unit = 10 ** digits
  const own = shapes.filter(({ months, days }) => months !== null || days !== null)
  const [growth] = group.growths
  const rates = growth === undefined ? null : growthOf(growth, window)
  const pins = [
    ...anchorPins(group, said, unit),
    ...group.curves.flatMap((fact) => everyPins(fact, group, window, unit, { isShaped: own.length > 0, isGrowing: growth !== undefined })),
  ]
  const known = merged(pins)
  const grown = growth === undefined || rates === null ? [] : grownPins(growth, rates, window, known, level * unit, group.measure === null)
  const curve = {
    ...window,
    pins: [...known, ...grown],
    growth: known.length > 1 ? null : rates,
    season: (month: number) => monthFactor(own, month),
  }
  try {
    return monthlyTotals(curve).map((units) => units / unit)
  } catch (error) {
    if (error instanceof PinsConflict) throw conflictOf(error, known, unit)
    throw error
  }
}

function anchorPins(group: CurveGroup, window: MonthRange | null, unit: number): readonly FactPin[] {
  return group.curves.flatMap((fact) =>
    placedAnchors(fact, window).map(({ first, last, amount }: PlacedAnchor) => ({
      first,
      last,
      total: unitsOf(amount, fact, group, unit),
      facts: [fact],
    })),
  )
}

/** Each month, quarter or year alike. With seasons, which make months unlike, or growth, a monthly amount is their mean, or the first one. */
function everyPins(
  fact: CurveFact,
  group: CurveGroup,
  { first, last }: MonthRange,
  unit: number,
  { isShaped, isGrowing }: { readonly isShaped: boolean; readonly isGrowing: boolean },
): readonly FactPin[] {
  if (fact.every === null) return []
  const months = monthsIn[fact.every.unit]
  const total = unitsOf(fact.every.amount, fact, group, unit)
  if (months === 1 && isGrowing) return [{ first, last: first, total, facts: [fact] }]
  if (months === 1 && isShaped) return [{ first, last, total: total * (last - first + 1), facts: [fact] }]
  const pins: FactPin[] = []
  for (let start = first; start <= last; start += months) {
    const end = Math.min(last, start + months - 1)
    pins.push({ first: start, last: end, total: Math.round((total * (end - start + 1)) / months), facts: [fact] })
  }
  return pins
}

function unitsOf(amount: number, fact: CurveFact, { measure }: CurveGroup, unit: number): number {
  const units = Math.round(Number((inColumnUnits(amount, fact, measure) * unit).toPrecision(15)))
  if (units < 0) throw contradiction(`${amount} is below 0, which nothing can come to in a month: say an amount of 0 or more`, [fact])
  return units
}

/** Pins of the same months are one. @throws SynthError `story_contradicts` when they differ */
function merged(pins: readonly FactPin[]): readonly FactPin[] {
  const known = new Map<string, FactPin>()
  for (const pin of pins) {
    const key = `${pin.first} ${pin.last}`
    const before = known.get(key)
    if (before !== undefined && before.total !== pin.total) {
      const months = pin.first === pin.last ? monthInWords(pin.first) : `${monthInWords(pin.first)} to ${monthInWords(pin.last)}`
      throw contradiction(`${months} has two amounts: say one of them`, [...new Set([...before.facts, ...pin.facts])])
    }
    known.set(key, before === undefined ? pin : { ...before, facts: [...new Set([...before.facts, ...pin.facts])] })
  }
  return [...known.values()]
}

function conflictOf({ pin, sum }: PinsConflict, said: readonly FactPin[], unit: number): Error {
  const facts = said.filter(({ first, last }) => first >= pin.first && last <= pin.last).flatMap((each) => each.facts)
  const detail = `The amounts of months from ${monthInWords(pin.first)} to ${monthInWords(pin.last)} come to ${sum / unit}, but ${pin.total / unit} was said of all of them`
  return contradiction(detail, [...new Set(facts)])
}

/** How a month stands to the first one. @throws SynthError `story_contradicts` for growth that leaves nothing */
function growthOf(growth: GrowthFact, { first, last }: MonthRange): (month: number) => number {
  const { factor, per } = growth
  if (!(factor > 0)) throw contradiction('What falls by all of it is gone: say less than 100%', [growth])
  const months = last - first
  if (per === 'month') return (month) => wholePower(factor, month - first)
  // Within a year, growth a year is that from its first month to its last.
  if (per === 'year' && months > 11)
    return (month) => wholePower(factor, Math.floor((month - first) / 12)) * tenDigits(factor ** (((month - first) % 12) / 12))
  return (month) => 1 + ((factor - 1) * (month - first)) / Math.max(1, months)
}

/**
 * The first and the last month exactly the growth apart, or each month and the one before: from the first month's amount if that is what was said, at a level
 * if nothing was; rows come to the level exactly.
 */
function grownPins(
  growth: GrowthFact,
  rates: (month: number) => number,
  { first, last }: MonthRange,
  known: readonly Pin[],
  level: number,
  isExact: boolean,
): readonly Pin[] {
  const [only] = known
  const isFirst = known.length === 1 && only?.first === first && only.last === first
  if (known.length > 0 && !isFirst) return []
  const months = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const start = isFirst ? only.total : rounded(level / months.reduce((sum, month) => sum + rates(month), 0))
  const isChain = growth.per === 'month' || (growth.per === 'year' && last - first > 11)
  const chain = (isChain ? months : [first, last]).map((month) => ({ first: month, last: month, total: Math.round(start * rates(month)) }))
  if (isFirst) return chain.slice(1)
  if (!isExact) return chain
  const whole = { first, last, total: Math.round(level) }
  return isChain || chain.reduce((sum, { total }) => sum + total, 0) > level ? [whole] : [...chain, whole]
}

/** To two digits less, where there are enough, so that multiples of it are whole. */
function rounded(units: number): number {
  return units >= 10_000 ? Math.round(units / 100) * 100 : Math.max(1, Math.round(units))
}
