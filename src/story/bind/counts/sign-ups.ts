import { sumOf } from '../../../lists.ts'
/** How rows recur after their start. */
export interface Recurrence {
  /** Months from the start to the first occurrence, at least 1. */
  readonly delay: number
  /** Share of all starts that recur at all. */
  readonly started: number
  /** Share of all starts that have ended at the end; null if a constant share ends after each occurrence (`churn`). */
  readonly ended: number | null
  /** Share that ends after each occurrence. */
  readonly churn: number
}

/** Starts by month, beginning `delay + rampMonths` months before the first wanted month. */
export interface SignUps {
  /** They sum up to 1. */
  readonly shares: readonly number[]
  /** Number of months before the first wanted month. */
  readonly lead: number
}

/** Months in which the starts grow from nothing to the first wanted month. */
const rampMonths = 12

/** Rounds in which starts and ends are fitted to each other. */
const rounds = 24

/**
 * Computes when starts have to happen so that occurrences by month are in proportion to `wanted`, as nearly as possible: they cannot fall
 * faster than rows end. Before the first month they grow evenly for a year; in one month after the last they stay the same.
 * @param wanted at least one number above 0
 */
export function signUpShares(wanted: readonly number[], { delay, started, ended, churn }: Recurrence): SignUps {
  const first = wanted[0] ?? 0
  const level = first > 0 ? first : Math.max(...wanted) / (wanted.length + 1)
  const ramp = Array.from({ length: rampMonths }, (_, month) => (level * (month + 1)) / (rampMonths + 1))
  const occurrences = [...ramp, ...wanted, wanted.at(-1) ?? 0]
  let kept = 1 - churn
  let starts = startsOf(occurrences, kept, delay)
  for (let round = 0; ended !== null && round < rounds; round++) {
    kept = (kept + keptFor(starts, delay, started > 0 ? ended / started : 0)) / 2
    starts = startsOf(occurrences, kept, delay)
  }
  const sum = sumOf(starts)
  return { shares: starts.map((count) => count / sum), lead: rampMonths + delay }
}

/** Starts by month: the missing occurrences `delay` months later. The last months repeat the month before. */
function startsOf(occurrences: readonly number[], kept: number, delay: number): readonly number[] {
  let alive = 0
  const starts = occurrences.map((wanted) => {
    const missing = Math.max(0, wanted - alive * kept)
    alive = alive * kept + missing
    return missing
  })
  const last = starts.at(-1) ?? 0
  // The last month repeats the starts of the month before it.
  return [...starts, ...Array.from({ length: delay }, () => last)].slice(0, starts.length + delay - 1)
}

/**
 * The share that remains after each occurrence, if a given share has ended at the end. What starts in month m occurs once in each later
 * month.
 */
function keptFor(starts: readonly number[], delay: number, ended: number): number {
  const months = starts.length - delay + 1
  const sum = sumOf(starts)
  const gone = (kept: number): number => {
    let [power, total] = [1, 0]
    for (let month = months - 1; month >= 0; month--) {
      total += (starts[month] as number) * (1 - power)
      power *= kept
    }
    return total / sum
  }
  let [low, high] = [0, 1]
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2
    if (gone(middle) > ended) low = middle
    else high = middle
  }
  return high
}
