import { nearestCounts } from '../../../random/nearest-counts.ts'
import { integersFrom } from '../../../lists.ts'

/** The sum of some months, both ends included, in integer units. */
export interface Pin {
  readonly first: number
  readonly last: number
  readonly total: number
}

/** What is known about the months of a window. */
export interface Curve {
  /** The first and the last month. */
  readonly first: number
  readonly last: number
  /** At least one. Any two are nested or do not overlap. */
  readonly pins: readonly Pin[]
  /** Ratio of a month to the first month, for months without a pin of their own. Null for straight lines between the pins. */
  readonly growth: ((month: number) => number) | null
  /** Seasonal factor of a month without a pin of its own. */
  readonly season: (month: number) => number
}

/** Pins that no totals can satisfy. */
export class PinsConflict extends Error {
  override readonly name = 'PinsConflict'
  readonly pin: Pin
  /** Sum of the pins inside it, in units. */
  readonly sum: number

  constructor(pin: Pin, sum: number) {
    super('The months of a pin come to more or less than it')
    this.pin = pin
    this.sum = sum
  }
}

/** Lowest point of a line, as a share of the mean of its pin, so that no month gets nothing. */
const leastOfMean = 0.1

/**
 * Computes integer totals by month. Pins hold exactly, inner ones first. The months between follow straight lines from the middle of one
 * pin to the next, or growth, times the season; months outside of all pins are like the nearest pin. Months inside a pin of several months
 * follow the same line and add up to it.
 * @throws PinsConflict if the pins inside another leave nothing, or less, for its other months
 */
export function monthlyTotals(curve: Curve): readonly number[] {
  const { first, last, season } = curve
  const months = integersFrom(first, last)
  const line = lineOf(curve)
  const values = months.map((month) => Math.max(0, line(month) * season(month)))
  const totals: (number | null)[] = months.map(() => null)
  for (const pin of curve.pins.toSorted((a, b) => a.last - a.first - (b.last - b.first))) fillPin(pin, first, values, totals)
  return totals.map((total, index) => total ?? Math.round(values[index] as number))
}

/** Spreads the rest of a pin over its months without a total. */
function fillPin(pin: Pin, first: number, values: readonly number[], totals: (number | null)[]): void {
  const places = Array.from({ length: pin.last - pin.first + 1 }, (_, index) => pin.first - first + index)
  const open = places.filter((place) => totals[place] === null)
  const sum = places.reduce((all, place) => all + (totals[place] ?? 0), 0)
  const rest = pin.total - sum
  if (rest < 0 || (open.length === 0 && rest !== 0)) throw new PinsConflict(pin, sum)
  if (open.length === 0) return
  const weight = open.reduce((all, place) => all + (values[place] as number), 0)
  const shares = open.map((place) => (weight > 0 ? (values[place] as number) / weight : 1 / open.length))
  nearestCounts(rest, shares).forEach((count, index) => (totals[open[index] as number] = count))
}

function lineOf({ first, last, pins, growth, season }: Curve): (month: number) => number {
  if (growth !== null) return scaledGrowth(first, pins, growth, season)
  const points = pinPoints(pins)
  const [only] = points
  if (points.length < 2 || only === undefined) return () => only?.value ?? 0
  return (month) => valueAt(points, month, first, last)
}

/** Growth, scaled to the level of the smallest pin. */
function scaledGrowth(
  first: number,
  pins: readonly Pin[],
  growth: (month: number) => number,
  season: (month: number) => number,
): (month: number) => number {
  const pin = pins.toSorted((a, b) => a.last - a.first - (b.last - b.first) || a.first - b.first)[0]
  if (pin === undefined) return growth
  let sum = 0
  for (let month = pin.first; month <= pin.last; month++) sum += growth(month) * (pin.first === pin.last ? 1 : season(month))
  const scale = sum > 0 ? pin.total / sum : 0
  return (month) => growth(Math.max(first, month)) * scale
}

/** The monthly mean of a pin, at its middle. */
interface Point {
  readonly at: number
  readonly value: number
  readonly first: number
  readonly last: number
}

/** The points of pins without other pins inside. */
function pinPoints(pins: readonly Pin[]): readonly Point[] {
  return pins
    .filter(
      (pin) =>
        !pins.some(
          (other) => other !== pin && other.first >= pin.first && other.last <= pin.last && other.last - other.first < pin.last - pin.first,
        ),
    )
    .map(({ first, last, total }) => ({ at: (first + last) / 2, value: total / (last - first + 1), first, last }))
    .toSorted((a, b) => a.at - b.at)
}

function valueAt(points: readonly Point[], month: number, first: number, last: number): number {
  const after = points.findIndex(({ at }) => at >= month)
  if (after > 0) return between(points[after - 1] as Point, points[after] as Point, month)
  // Before the first middle and after the last one, the line goes on to the end of the pin and is flat beyond it.
  const isStart = after === 0
  const [edge, inner] = isStart ? [points[0] as Point, points[1] as Point] : [points.at(-1) as Point, points.at(-2) as Point]
  if (edge.first === edge.last) return edge.value
  const end = Math.min(last, Math.max(first, isStart ? Math.max(month, edge.first) : Math.min(month, edge.last)))
  const value = between(edge, inner, end)
  return Math.max(edge.value * leastOfMean, value)
}

function between(a: Point, b: Point, month: number): number {
  return a.value + ((b.value - a.value) * (month - a.at)) / (b.at - a.at)
}
