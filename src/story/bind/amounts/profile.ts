/** Weights of months, weekdays or hours. */
type Weights = readonly number[]

/** What a story says of times beside what a table has. */
export interface SaidProfile {
  /** Null where the table's own stay as they are. */
  readonly weights: Weights | null
  /** Whether more then happens at the times that were said to have more. */
  readonly isMet: boolean
}

/** Below this beside others, what happens at a time is the exception. */
export const exceptional = 0.2

/**
 * Weights that a table has times the factors of a shape. Where that leaves busy times quieter than others, or "mostly" less than half of it, the busy ones are
 * raised until they stand to the others as the factors do; those at which nothing ever happens stay so.
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

/** Whether times of higher factors are busier than the others, or, of "mostly", most of it happens then. */
function holds(weights: Weights, factors: Weights): boolean {
  const { high, low, least } = partsOf(weights, factors)
  if (low.length === 0) return true
  return least < exceptional ? sum(high) >= sum(low) : mean(high) > mean(low)
}

/** Whether anything happens at all at the times of higher factors. */
function isOpen(weights: Weights, factors: Weights): boolean {
  return partsOf(weights, factors).high.some((weight) => weight > 0)
}

function raised(weights: Weights, factors: Weights): Weights {
  const { high, low, most, least } = partsOf(weights, factors)
  const by = ((most / least) * mean(low)) / mean(high)
  return weights.map((weight, place) => (factors[place] === most ? weight * by : weight))
}

function partsOf(
  weights: Weights,
  factors: Weights,
): { readonly high: Weights; readonly low: Weights; readonly most: number; readonly least: number } {
  const [most, least] = [Math.max(...factors), Math.min(...factors)]
  const high = weights.filter((_, place) => factors[place] === most)
  return { high, low: weights.filter((_, place) => factors[place] !== most), most, least }
}

function sum(weights: Weights): number {
  return weights.reduce((all, weight) => all + weight, 0)
}

function mean(weights: Weights): number {
  return sum(weights) / weights.length
}
