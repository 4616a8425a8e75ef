/** How what begins in some month recurs. */
export interface Recurrence {
  /** Months from the beginning to the first occurrence, 1 at least. */
  readonly delay: number
  /** Share of all that begin that recur at all. */
  readonly started: number
  /** Share of all that begin that have ended in the end; null where a share of those alive ends after every occurrence. */
  readonly ended: number | null
  /** That share. */
  readonly churn: number
}

/** Beginnings by month, the first `delay + rampMonths` months before the first month that was asked about. */
export interface SignUps {
  /** They add up to 1. */
  readonly shares: readonly number[]
  /** Months before the first that was asked about. */
  readonly lead: number
}

/** How long it takes to come to the first month that is asked about, from nothing. */
const rampMonths = 12

/** How often what ends and what begins are brought in line with one another. */
const rounds = 24

/**
 * When things have to begin so that occurrences by month are in the proportions of `wanted`, as nearly as what has begun lets them: they fall no faster than
 * things end. Before the first month they grow evenly from nothing over a year; in one more month behind the last they stay what they are.
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
  const sum = starts.reduce((all, count) => all + count, 0)
  return { shares: starts.map((count) => count / sum), lead: rampMonths + delay }
}

/** What has to begin in each month: what is missing of what occurs for the first time `delay` months later; in the last months as much as before them. */
function startsOf(occurrences: readonly number[], kept: number, delay: number): readonly number[] {
  let alive = 0
  const starts = occurrences.map((wanted) => {
    const missing = Math.max(0, wanted - alive * kept)
    alive = alive * kept + missing
    return missing
  })
  const last = starts.at(-1) ?? 0
  // The month behind the last one that was asked about has no beginnings of its own.
  return [...starts, ...Array.from({ length: delay }, () => last)].slice(0, starts.length + delay - 1)
}

/** The share that is kept after each occurrence where a share of all that recur has ended in the end: what begins in month m occurs once more with every month. */
function keptFor(starts: readonly number[], delay: number, ended: number): number {
  const months = starts.length - delay + 1
  const sum = starts.reduce((all, count) => all + count, 0)
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
