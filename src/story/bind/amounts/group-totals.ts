import { compounded } from '../../../random/compounded.ts'
import { tenDigits } from '../../../random/ten-digits.ts'
import { wholePower } from '../../../random/whole-power.ts'
import { wholeRoot } from '../../../random/whole-root.ts'
import type { Schema } from '../../../schema/schema.ts'
import type { CurveFact, GrowthFact, ShapeFact } from '../../facts/amount-facts.ts'
import { monthInWords } from '../../times/months.ts'
import { type DayRange, daysWithin, type MonthRange, placedAnchors } from './anchor-months.ts'
import { contradiction } from '../contradiction.ts'
import { type CurveGroup, digitsOf, inColumnUnits } from './curve-target.ts'
import { monthlyTotals, type Pin, PinsConflict } from './monthly-totals.ts'
import { monthFactor } from './season-factors.ts'
import { integersFrom } from '../../../lists.ts'

/** Months over which an amount for one unit of time is spread. */
const monthsIn = { day: 1, week: 1, month: 1, quarter: 3, year: 12 } as const

/** Above this, amounts overflow after some years. */
const mostGrowth = 1e6

interface FactPin extends Pin {
  readonly facts: readonly CurveFact[]
}

/** The level of the totals of a group. */
export interface Level {
  readonly months: MonthRange
  /** The said window; null if it follows from the amounts. */
  readonly said: DayRange | null
  /** Number of rows of the table. */
  readonly rows: number
  /** The sum over all months if only growth was said. */
  readonly level: number
}

/**
 * Computes the totals of a group for each month, in the unit of its column.
 * @throws SynthError `story_contradicts` for negative amounts, two amounts for the same months, or parts that do not fit their whole
 */
export function groupTotals(group: CurveGroup, schema: Schema, shapes: readonly ShapeFact[], of: Level): readonly number[] {
  const { months: window, said, level } = of
  const digits = digitsOf(group, schema)
  const unit = 10 ** digits
  const own = shapes.filter(({ months, days }) => months !== null || days !== null)
  const [growth] = group.growths
  const rates = growth === undefined ? null : growth.since === undefined ? ratesOf(growth, window) : stepsOf(group.growths)
  const pins = [
    ...anchorPins(group, said, unit, own.length > 0),
    ...group.curves.flatMap((fact) => everyPins(fact, group, of, unit, { isShaped: own.length > 0, isGrowing: growth !== undefined })),
  ]
  const known = merged(pins)
  const grown =
    growth === undefined || rates === null
      ? []
      : grownPins(growth, rates, known, { months: window, level: level * unit }, group.measure === null)
  const curve = {
    ...window,
    pins: [...known, ...grown],
    growth: known.length > 1 ? null : (rates?.at ?? null),
    season: (month: number) => monthFactor(own, month),
  }
  if (curve.pins.some(({ total }) => !Number.isSafeInteger(total)))
    throw contradiction('The total is too large to be exact: state a smaller amount', [...group.curves, ...group.growths])
  try {
    return monthlyTotals(curve).map((units) => units / unit)
  } catch (error) {
    if (error instanceof PinsConflict) throw conflictOf(error, known, unit)
    throw error
  }
}

/** Pins of the anchors. An amount for each day or week applies to each month, unless seasons make the months differ. */
function anchorPins(group: CurveGroup, window: DayRange | null, unit: number, isShaped: boolean): readonly FactPin[] {
  return group.curves.flatMap((fact) =>
    placedAnchors(fact, window).flatMap(({ first, last, amount, each }) => {
      if (each === null) return [{ first, last, total: unitsOf(amount, fact, group, unit), facts: [fact] }]
      const upTo = (month: number): number => unitsOf(amount * timesUpTo(each, first, month, window), fact, group, unit)
      if (isShaped) return [{ first, last, total: upTo(last), facts: [fact] }]
      return integersFrom(first, last).map((month) => {
        return { first: month, last: month, total: upTo(month) - (month === first ? 0 : upTo(month - 1)), facts: [fact] }
      })
    }),
  )
}

/**
 * Pins of an amount for each day, week, month, quarter or year, or for each row. With seasons or growth, an amount for a month or less is
 * the mean of the months, or the amount of the first month.
 */
function everyPins(
  fact: CurveFact,
  group: CurveGroup,
  { months: { first, last }, said, rows }: Level,
  unit: number,
  { isShaped, isGrowing }: { readonly isShaped: boolean; readonly isGrowing: boolean },
): readonly FactPin[] {
  if (fact.every === null) return []
  const { unit: span, amount } = fact.every
  if (span === 'row') return [{ first, last, total: unitsOf(amount * rows, fact, group, unit), facts: [fact] }]
  const upTo = (month: number): number => unitsOf(amount * timesUpTo(span, first, month, said), fact, group, unit)
  const step = monthsIn[span]
  if (step === 1 && isGrowing) return [{ first, last: first, total: upTo(first), facts: [fact] }]
  if (step === 1 && isShaped) return [{ first, last, total: upTo(last), facts: [fact] }]
  const pins: FactPin[] = []
  for (let start = first; start <= last; start += step) {
    const end = Math.min(last, start + step - 1)
    pins.push({ first: start, last: end, total: upTo(end) - (start === first ? 0 : upTo(start - 1)), facts: [fact] })
  }
  return pins
}

/** Number of such periods from the first month to the end of another. */
function timesUpTo(span: keyof typeof monthsIn, first: number, last: number, said: DayRange | null): number {
  if (span !== 'day' && span !== 'week') return (last - first + 1) / monthsIn[span]
  return daysWithin({ first, last }, said) / (span === 'week' ? 7 : 1)
}

function unitsOf(amount: number, fact: CurveFact, { measure }: CurveGroup, unit: number): number {
  const units = Math.round(Number((inColumnUnits(amount, fact, measure) * unit).toPrecision(15)))
  if (units < 0)
    throw contradiction(`${amount} is below 0, but an amount by month cannot be negative: state an amount of 0 or more`, [fact])
  return units
}

/** Merges pins of the same months. @throws SynthError `story_contradicts` if they differ */
function merged(pins: readonly FactPin[]): readonly FactPin[] {
  const known = new Map<string, FactPin>()
  for (const pin of pins) {
    const key = `${pin.first} ${pin.last}`
    const before = known.get(key)
    if (before !== undefined && before.total !== pin.total) {
      const months = pin.first === pin.last ? monthInWords(pin.first) : `${monthInWords(pin.first)} to ${monthInWords(pin.last)}`
      throw contradiction(`${months} has two amounts: state only one of them`, [...new Set([...before.facts, ...pin.facts])])
    }
    known.set(key, before === undefined ? pin : { ...before, facts: [...new Set([...before.facts, ...pin.facts])] })
  }
  return [...known.values()]
}

function conflictOf({ pin, sum }: PinsConflict, said: readonly FactPin[], unit: number): Error {
  const facts = said.filter(({ first, last }) => first >= pin.first && last <= pin.last).flatMap((each) => each.facts)
  const detail = `The amounts of the months from ${monthInWords(pin.first)} to ${monthInWords(pin.last)} add up to ${sum / unit}, but the story states a total of ${pin.total / unit}: change one of them`
  return contradiction(detail, [...new Set(facts)])
}

/** Number of months in which growth reaches its factor; null for growth from the first month to the last. */
function stepOf({ per }: GrowthFact, { first, last }: MonthRange): number | null {
  // Within one year, yearly growth is from the first month to the last.
  if (per === 'window' || (per === 'year' && last - first < 12)) return null
  return monthsIn[per]
}

/** Growth relative to the first month. */
interface Rates {
  /** Ratio of a month to the first month. */
  readonly at: (month: number) => number
  /**
   * The amount of a month in integer units, given the amount of the first one. It is as near as possible to the exact factor for each
   * period.
   */
  readonly grown: (start: number, month: number) => number
}

/** @throws SynthError `story_contradicts` for a fall by 100% or more */
function ratesOf(growth: GrowthFact, range: MonthRange): Rates {
  const factor = possible(growth)
  const { first, last } = range
  const step = stepOf(growth, range) ?? Math.max(1, last - first)
  const isLine = stepOf(growth, range) === null
  const root = isLine ? 1 : wholeRoot(factor, step)
  const at = (month: number): number => {
    const within = (month - first) % step
    if (isLine) return 1 + ((factor - 1) * (month - first)) / step
    return wholePower(factor, (month - first - within) / step) * tenDigits(wholePower(root, within))
  }
  const grown = (start: number, month: number): number =>
    (month - first) % step === 0 ? compounded(start, factor, (month - first) / step) : Math.round(start * at(month))
  return { at, grown }
}

/** Steps of years: each holds from its first month on. */
function stepsOf(growths: readonly GrowthFact[]): Rates {
  const steps = growths.map((growth) => ({ ...growth, factor: possible(growth) }))
  const at = (month: number): number =>
    steps.reduce((product, { factor, since }) => (since !== undefined && month >= since ? product * factor : product), 1)
  return { at, grown: (start, month) => Math.round(start * at(month)) }
}

/** @throws SynthError `story_contradicts` for a fall by 100% or more */
function possible(growth: GrowthFact): number {
  const { factor } = growth
  if (!(factor > 0)) throw contradiction('A fall by 100% leaves nothing: state less than 100%', [growth])
  if (factor > mostGrowth) throw contradiction(`Nothing grows by more than a factor of ${mostGrowth}: state a smaller factor`, [growth])
  return factor
}

/**
 * Pins of growth: for the first and the last month, or for every month. They start from the amount of the first month if it is said, else
 * from `level`. Numbers of rows add up to `level` exactly.
 */
function grownPins(
  growth: GrowthFact,
  { at, grown }: Rates,
  known: readonly Pin[],
  { months: range, level }: Pick<Level, 'months' | 'level'>,
  isExact: boolean,
): readonly Pin[] {
  const { first, last } = range
  const [only] = known
  const isFirst = known.length === 1 && only?.first === first && only.last === first
  if (known.length > 0 && !isFirst) return []
  const whole = { first, last, total: Math.round(level) }
  if (growth.since !== undefined) return isFirst ? [] : [whole]
  const months = integersFrom(first, last)
  const start = isFirst ? only.total : rounded(level / months.reduce((sum, month) => sum + at(month), 0))
  const isChain = stepOf(growth, range) !== null
  const chain = (isChain ? months : [first, last]).map((month) => ({ first: month, last: month, total: grown(start, month) }))
  if (isFirst) return chain.slice(1)
  if (!isExact) return chain
  const isTooMuch = chain.reduce((sum, { total }) => sum + total, 0) > level
  return isChain || isTooMuch ? [whole] : [...chain, whole]
}

/** Rounds to hundreds if the number is large, so that multiples of it are integers. */
function rounded(units: number): number {
  return units >= 10_000 ? Math.round(units / 100) * 100 : Math.max(1, Math.round(units))
}
