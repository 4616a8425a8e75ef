import { sumOf } from '../../../lists.ts'
/** Weights of months, weekdays or hours. */
type Weights = readonly number[]

/** The weights of a table after a statement of the story. */
export interface SaidProfile {
  /** Null if the weights of the table stay as they are. */
  readonly weights: Weights | null
  /** Whether the times that were said to be busier are busier then. */
  readonly isMet: boolean
}

/** At a time with less than this share of the weight of others, events are an exception. */
export const exceptional = 0.2

/**
 * Multiplies the weights of a table by the factors of a shape. If busy times are then still quieter than others, or have less than half of
 * all events in spite of "mostly", they are raised to the ratio of the factors. Times without any events stay without.
 */
export function saidProfile(known: Weights | undefined, factors: Weights | null): SaidProfile {
  if (factors === null || factors.every((factor) => factor === 1)) return { weights: null, isMet: true }
  if (known === undefined) return { weights: factors, isMet: true }
  const both = factors.map((factor, place) => factor * (known[place] ?? 0))
  if (!isOpen(both, factors)) return { weights: null, isMet: false }
  const weights = (holds(both, factors) ? both : raised(both, factors)).map((weight) => Number(weight.toPrecision(6)))
  const isSame = both.every((weight, place) => weight === known[place])
  return { weights: isSame ? null : weights, isMet: true }
}

/** Whether times with higher factors are busier than the others; for "mostly", whether most events fall on them. */
function holds(weights: Weights, factors: Weights): boolean {
  const { high, low, least } = partsOf(weights, factors)
  if (low.length === 0) return true
  if (least < exceptional) return sumOf(high) >= sumOf(low)
  return mean(high) > mean(low) && mean(high) >= peakOver(high, low) && !isOtherHour(high, low)
}

/** A peak of one or two times is clearly above each other time: "peak at 14:00". Longer ones are busier on average. */
function peakOver(high: Weights, low: Weights): number {
  return high.length > 2 ? 0 : Math.max(...low) * clearly
}

/** Whether another hour of the day is as busy as one of a peak: "peak from 5pm to 9pm". Hours without events stay without. */
function isOtherHour(high: Weights, low: Weights): boolean {
  const open = high.filter((weight) => weight > 0)
  return high.length + low.length === hoursOfDay && Math.min(...open) < Math.max(...low) * clearly
}

const hoursOfDay = 24

const clearly = 1.25

/** Whether any events fall on the times with higher factors. */
function isOpen(weights: Weights, factors: Weights): boolean {
  return partsOf(weights, factors).high.some((weight) => weight > 0)
}

function raised(weights: Weights, factors: Weights): Weights {
  const { high, low, most, least } = partsOf(weights, factors)
  const by = Math.max(1, ((most / least) * mean(low)) / mean(high), peakOver(high, low) / mean(high))
  // Each hour of the peak is then busier than all others.
  const floor = least >= exceptional && isOtherHour(high, low) ? Math.max(...low) * clearly : 0
  return weights.map((weight, place) => (factors[place] === most && weight > 0 ? Math.max(floor, weight * by) : weight))
}

function partsOf(
  weights: Weights,
  factors: Weights,
): { readonly high: Weights; readonly low: Weights; readonly most: number; readonly least: number } {
  const [most, least] = [Math.max(...factors), Math.min(...factors)]
  const high = weights.filter((_, place) => factors[place] === most)
  return { high, low: weights.filter((_, place) => factors[place] !== most), most, least }
}

function mean(weights: Weights): number {
  return sumOf(weights) / weights.length
}
