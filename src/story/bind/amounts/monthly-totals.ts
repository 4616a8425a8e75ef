import { nearestCounts } from '../../../random/nearest-counts.ts'

/** What some months, first and last included, add up to: whole units. */
export interface Pin {
  readonly first: number
  readonly last: number
  readonly total: number
}

/** What is known of the months of a window. */
export interface Curve {
  /** The first and last month. */
  readonly first: number
  readonly last: number
  /** Of months that are inside of one another or apart; at least one. */
  readonly pins: readonly Pin[]
  /** How a month stands to the first one when it is not told by pins: a line between them, or flat. Null for that. */
  readonly growth: ((month: number) => number) | null
  /** Seasons, by which a month that no pin tells is multiplied. */
  readonly season: (month: number) => number
}

/** Pins that no months can meet. */
export class PinsConflict extends Error {
  override readonly name = 'PinsConflict'
  readonly pin: Pin
  /** What pins inside of it come to, in units. */
  readonly sum: number

  constructor(pin: Pin, sum: number) {
    super('The months of a pin come to more or less than it')
    this.pin = pin
    this.sum = sum
  }
}

/** Where a line may fall to beside the mean of its pin, so that no month of it comes to nothing. */
const leastOfMean = 0.1

/**
 * Whole units for each month: pins hold exactly, smaller ones first; the months between follow straight lines from one pin's middle to the next, or growth,
 * times the season; those beyond are as the nearest. Months of a pin of several follow the same lines and add up to it.
 * @throws PinsConflict when pins inside of another leave nothing, or less than nothing, for its other months
 */
export function monthlyTotals(curve: Curve): readonly number[] {
  const { first, last, season } = curve
  const months = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const line = lineOf(curve)
  const values = months.map((month) => Math.max(0, line(month) * season(month)))
  const totals: (number | null)[] = months.map(() => null)
  for (const pin of curve.pins.toSorted((a, b) => a.last - a.first - (b.last - b.first))) fillPin(pin, first, values, totals)
  return totals.map((total, index) => total ?? Math.round(values[index] as number))
}

/** Shares what a pin leaves among its months that have no total yet. */
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

/** The growth at the level that the smallest pin has. */
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

/** The mean of a pin's months at its middle. */
interface Point {
  readonly at: number
  readonly value: number
  readonly first: number
  readonly last: number
}

/** The points of pins that have no other inside. */
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
  // Before the middle of the first pin and behind that of the last the line goes on to their ends, then it is flat.
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
