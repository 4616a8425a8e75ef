import { wholePower } from '../random/whole-power.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { roundedTogether } from './rounded-together.ts'

/** Parents that began in one month. */
export interface CohortShape {
  readonly size: number
  /** Number of parents that occur at least once, if at least one occurrence is possible. */
  readonly started: number
  /** Number of possible occurrences of each parent by the last day. */
  readonly occurrences: number
  /** Rounding threshold of its numbers, 0 to 1. */
  readonly threshold: number
}

/** Exact totals over all cohorts. At least one of `ended` and `total` is not null. */
export interface LifeTotals {
  /** Total number of ended parents; null if not fixed. */
  readonly ended: number | null
  /** Whether parents may end before their first occurrence, if `ended` exceeds the number of those that can end afterwards. */
  readonly isEarly: boolean
  /** Total number of occurrences; null if not fixed. */
  readonly total: number | null
  /** Whether each cohort's `started` is exact. Otherwise a `total` that is out of reach changes it. */
  readonly isStartExact: boolean
}

/** For each cohort and each possible occurrence k, the number of parents that occur at least k + 1 times; not increasing in k. */
export type Survivors = readonly (readonly number[])[]

/**
 * Survivors with an exact number of ended parents, an exact number of occurrences, or both. All cohorts and occurrences have the same rate
 * of ending, with two exceptions: most parents end, or `total` and `ended` are both given and need other lifetimes.
 * @throws SchemaError with the arithmetic, if fewer parents can have ended or `total` occurrences are impossible
 */
export function survivorsOf(cohorts: readonly CohortShape[], { ended, isEarly, total, isStartExact }: LifeTotals): Survivors {
  if (ended === null) return fadingTo(cohorts, total ?? 0, isStartExact)
  const most = sumOf(cohorts.map(endable))
  if (ended <= most) return endedOf(cohorts, ended, total)
  if (!isEarly)
    throw new SchemaError(
      `${ended} of ${sumOf(cohorts.map(({ size }) => size))} rows must have ended, but only ${most} of them start and began early enough to occur and then end: lower \`ended_share\`, let more rows start, or let them begin earlier`,
    )
  const early = earlyEnds(cohorts, ended - most)
  return endedOf(
    cohorts.map((cohort, index) => ({ ...cohort, started: cohort.started - (early[index] as number) })),
    most,
    total,
  )
}

/**
 * Assigns `rest` parents that end before they occur to cohorts, the earliest first. Only cohorts with one possible occurrence have such
 * parents.
 */
function earlyEnds(cohorts: readonly CohortShape[], rest: number): readonly number[] {
  let left = rest
  return cohorts.map(({ occurrences, started }) => {
    const count = occurrences === 1 ? Math.min(left, started) : 0
    left -= count
    return count
  })
}

/** Maximum number of parents of a cohort that can have occurred and ended. */
function endable({ occurrences, started }: CohortShape): number {
  return occurrences > 1 ? started : 0
}

/** Minimum share of the ended parents that continue after an occurrence, so that their ends are spread even if most parents end. */
const leastKept = 0.8

function endedOf(cohorts: readonly CohortShape[], ended: number, total: number | null): Survivors {
  const thresholds = cohorts.map(({ threshold }) => threshold)
  const open = cohorts.map(endable)
  const lengths = byLength(cohorts, open)
  // The rate of parents that continue after each occurrence. The higher it is, the smaller is the share of ended parents.
  const kept = solved((ratio) => -powersOf(ratio, lengths, (power) => 1 - power), -ended)
  const likely = cohorts.map(({ occurrences }, index) => [(open[index] as number) * (1 - wholePower(kept, occurrences - 1))])
  const gone = roundedTogether(likely, thresholds, ended).map(([count = 0]) => count)
  const lasting = cohorts.map(({ started, occurrences }, index) => (occurrences === 0 ? 0 : started - (gone[index] as number)))
  const wanted = total === null ? null : total - sumOf(lasting.map((count, index) => count * (cohorts[index] as CohortShape).occurrences))
  const lives = wanted === null ? { ratio: Math.max(kept, leastKept), isLate: false } : livesFor(cohorts, gone, wanted, total ?? 0)
  const reals = cohorts.map(({ occurrences }, index) => remaining(lives, occurrences).map((share) => share * (gone[index] as number)))
  const rounded =
    wanted === null
      ? reals.map((cells, index) => cells.map((cell) => Math.floor(cell + (thresholds[index] as number))))
      : roundedTogether(reals, thresholds, wanted)
  return rounded.map((cells, index) => cells.map((cell) => cell + (lasting[index] as number)))
}

/** The lifetimes of ended parents with `wanted` occurrences in total. @throws SchemaError if these are too many or too few */
function livesFor(cohorts: readonly CohortShape[], gone: readonly number[], wanted: number, total: number): Lives {
  const least = sumOf(gone)
  const most = sumOf(gone.map((count, index) => count * Math.max(0, (cohorts[index] as CohortShape).occurrences - 1)))
  if (wanted < least || wanted > most)
    throw new SchemaError(
      `the active rows occur ${total - wanted} times and the ${least} ended rows ${least} to ${most} times, so \`total\` cannot be ${total}: change \`total\` or \`ended_share\`, or let rows begin earlier or later`,
    )
  const lengths = byLength(cohorts, gone)
  return livesAt(solved((place) => timesOf(livesAt(place), lengths), wanted))
}

/**
 * Total number of occurrences of ended parents. `lengths[n]` parents have n possible occurrences. The sum of what `remaining` returns, in
 * closed form.
 */
function timesOf({ ratio, isLate }: Lives, lengths: readonly number[]): number {
  let [power, whole, sum, total] = [1, 0, 0, 0]
  for (let length = 2; length < lengths.length; length++) {
    whole += power
    sum += (length - 1) * power
    power *= ratio
    total += (lengths[length] as number) * (isLate ? length - sum / whole : sum / whole)
  }
  return total
}

/** Survivors with `total` occurrences, if all parents start and end at one rate. */
function fadingTo(cohorts: readonly CohortShape[], total: number, isStartExact: boolean): Survivors {
  const thresholds = cohorts.map(({ threshold }) => threshold)
  const started = cohorts.map((cohort) => (cohort.occurrences > 0 ? cohort.started : 0))
  const least = sumOf(started)
  const most = sumOf(started.map((count, index) => count * (cohorts[index] as CohortShape).occurrences))
  const cells = (of: (index: number, k: number) => number): number[][] =>
    cohorts.map(({ occurrences }, index) => Array.from({ length: occurrences }, (_, k) => of(index, k)))
  if (total >= least && total <= most) {
    const lengths = byLength(cohorts, started)
    const kept = solved((ratio) => powersOf(ratio, lengths, (_, sum) => sum), total)
    const powers = powersUpTo(kept, lengths.length)
    const reals = cells((index, k) => (k === 0 ? 0 : (started[index] as number) * (powers[k] as number)))
    const rounded = roundedTogether(reals, thresholds, total - least)
    return rounded.map((counts, index) => counts.map((count, k) => (k === 0 ? (started[index] as number) : count)))
  }
  const all = sumOf(cohorts.map(({ size, occurrences }) => size * occurrences))
  const limits = isStartExact ? { least, most } : { least: 0, most: all }
  if (total < limits.least || total > limits.most)
    throw new SchemaError(
      `the rows ${isStartExact ? 'that start ' : ''}occur ${limits.least} to ${limits.most} times by the reference date, each at most once a month since it began, but \`total\` is ${total}: change it, or let them begin earlier or later`,
    )
  // With too few occurrences, fewer parents start, and all of these occur once. With too many, more parents start, and none of them ends.
  const reals =
    total < least
      ? cells((index, k) => (k === 0 ? ((started[index] as number) * total) / least : 0))
      : cells((index) => ((cohorts[index] as CohortShape).size * total) / all)
  return roundedTogether(reals, thresholds, total)
}

/**
 * The lifetimes of ended parents: the number of occurrences has a geometric distribution, truncated before the last possible occurrence.
 */
interface Lives {
  /** Ratio of consecutive probabilities, 0 to 1. */
  readonly ratio: number
  /** Whether the distribution counts backwards from the last possible occurrence, so that more parents end late than early. */
  readonly isLate: boolean
}

/** Lifetimes by a number from 0 (all end after the first occurrence) to 1 (all end after the last but one). */
function livesAt(place: number): Lives {
  return place <= 0.5 ? { ratio: place * 2, isLate: false } : { ratio: 2 - place * 2, isLate: true }
}

/** Among ended parents with `occurrences` possible occurrences, the share that occurs at least k + 1 times, for each k. */
function remaining({ ratio, isLate }: Lives, occurrences: number): number[] {
  if (occurrences < 2) return Array.from({ length: occurrences }, () => 0)
  const powers = powersUpTo(ratio, occurrences - 1)
  const weights = isLate ? powers.toReversed() : powers
  const whole = sumOf(weights)
  let left = whole
  return Array.from({ length: occurrences }, (_, k) => {
    if (k === 0) return 1
    left -= weights[k - 1] as number
    return k === occurrences - 1 ? 0 : Math.max(0, left / whole)
  })
}

// Multiplied step by step, because engines differ in the last bit of powers.
function powersUpTo(ratio: number, count: number): number[] {
  let power = 1
  return Array.from({ length: count }, (_, k) => (k === 0 ? 1 : (power *= ratio)))
}

/** Adds up `counts` of cohorts by the number of possible occurrences. */
function byLength(cohorts: readonly CohortShape[], counts: readonly number[]): number[] {
  const lengths = Array.from({ length: 1 + cohorts.reduce((most, { occurrences }) => Math.max(most, occurrences), 0) }, () => 0)
  cohorts.forEach(({ occurrences }, index) => (lengths[occurrences] = (lengths[occurrences] as number) + (counts[index] as number)))
  return lengths
}

/** The sum of `lengths[n] * of(ratio ** (n - 1), 1 + ratio + … + ratio ** (n - 1))` over all n from 1. */
function powersOf(ratio: number, lengths: readonly number[], of: (power: number, sum: number) => number): number {
  let [power, sum, total] = [1, 0, 0]
  for (let length = 1; length < lengths.length; length++) {
    sum += power
    total += (lengths[length] as number) * of(power, sum)
    power *= ratio
  }
  return total
}

/** The place from 0 to 1 at which a monotonically increasing function reaches `wanted`, to the precision of doubles. */
function solved(of: (place: number) => number, wanted: number): number {
  let [low, high] = [0, 1]
  for (;;) {
    const middle = (low + high) / 2
    if (middle <= low || middle >= high || high < 1e-12) return of(low) >= wanted ? low : high
    if (of(middle) < wanted) low = middle
    else high = middle
  }
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
