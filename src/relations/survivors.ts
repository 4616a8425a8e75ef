import { wholePower } from '../random/whole-power.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { roundedTogether } from './rounded-together.ts'

/** Parents that began in one month. */
export interface CohortShape {
  readonly size: number
  /** Those that occur at least once, if there is a month for it. */
  readonly started: number
  /** How often each could have occurred by the last day. */
  readonly occurrences: number
  /** Where its numbers are rounded up, 0 to 1. */
  readonly threshold: number
}

/** What all cohorts come to together; one of both at least. */
export interface LifeTotals {
  /** How many of all parents have ended. */
  readonly ended: number | null
  /** Whether parents may have ended before they occur at all, where more are to have ended than can have afterwards. */
  readonly isEarly: boolean
  /** How often all parents occur. */
  readonly total: number | null
  /** Whether exactly the cohorts' `started` start, so that no total changes them. */
  readonly isStartExact: boolean
}

/** For each cohort and each possible occurrence k, the parents that occur at least k + 1 times: never growing. */
export type Survivors = readonly (readonly number[])[]

/**
 * Survivors of which exactly so many have ended, that occur exactly so often, or both. The rate at which they end is the same for all cohorts and
 * occurrences, unless an exact number of ended ones is to occur more or less often than that, or most of them end.
 * @throws SchemaError when there are not so many that can have ended, or that they cannot occur so often, with the arithmetic
 */
export function survivorsOf(cohorts: readonly CohortShape[], { ended, isEarly, total, isStartExact }: LifeTotals): Survivors {
  if (ended === null) return fadingTo(cohorts, total ?? 0, isStartExact)
  const most = sumOf(cohorts.map(endable))
  if (ended <= most) return endedOf(cohorts, ended, total)
  if (!isEarly)
    throw new SchemaError(
      `${ended} of ${sumOf(cohorts.map(({ size }) => size))} rows are to have ended, but only ${most} of them start and began early enough to occur and then to end: lower \`ended_share\`, start more of them, or let them begin earlier`,
    )
  const early = earlyEnds(cohorts, ended - most)
  return endedOf(
    cohorts.map((cohort, index) => ({ ...cohort, started: cohort.started - (early[index] as number) })),
    most,
    total,
  )
}

/** Of `rest` parents that are to end before they occur, those of each cohort that could just have occurred for the first time: the earliest first. */
function earlyEnds(cohorts: readonly CohortShape[], rest: number): readonly number[] {
  let left = rest
  return cohorts.map(({ occurrences, started }) => {
    const count = occurrences === 1 ? Math.min(left, started) : 0
    left -= count
    return count
  })
}

/** How many parents of a cohort can have occurred, and ended. */
function endable({ occurrences, started }: CohortShape): number {
  return occurrences > 1 ? started : 0
}

/** Fewer than these do not go on after an occurrence: whoever ends most parents spreads their ends. */
const leastKept = 0.8

function endedOf(cohorts: readonly CohortShape[], ended: number, total: number | null): Survivors {
  const thresholds = cohorts.map(({ threshold }) => threshold)
  const open = cohorts.map(endable)
  const lengths = byLength(cohorts, open)
  // Kept after each occurrence. The share of a cohort that has ended falls as it grows.
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

/** The lives of ended parents that occur `wanted` times together. @throws SchemaError when that is too often, or not often enough */
function livesFor(cohorts: readonly CohortShape[], gone: readonly number[], wanted: number, total: number): Lives {
  const least = sumOf(gone)
  const most = sumOf(gone.map((count, index) => count * Math.max(0, (cohorts[index] as CohortShape).occurrences - 1)))
  if (wanted < least || wanted > most)
    throw new SchemaError(
      `the rows that go on occur ${total - wanted} times, and the ${least} that have ended ${least} to ${most} times, so they cannot occur ${total} times together: change \`total\` or \`ended_share\`, or let them begin earlier or later`,
    )
  const lengths = byLength(cohorts, gone)
  return livesAt(solved((place) => timesOf(livesAt(place), lengths), wanted))
}

/** How often parents occur that end before as many occurrences as `lengths` counts them by: what `remaining` adds up to. */
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

/** Survivors that occur `total` times together, all that start and end at one rate. */
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
      `the rows occur ${limits.least} to ${limits.most} times by the reference date, ${isStartExact ? 'of those that start ' : ''}each once to every month since it began, but \`total\` is ${total}: change it, or let them begin earlier or later`,
    )
  // Fewer start than were to, and end at once, or more do, and stay.
  const reals =
    total < least
      ? cells((index, k) => (k === 0 ? ((started[index] as number) * total) / least : 0))
      : cells((index) => ((cohorts[index] as CohortShape).size * total) / all)
  return roundedTogether(reals, thresholds, total)
}

/** How long those that end last: the number of occurrences follows a geometric distribution, cut off before the last that is possible. */
interface Lives {
  /** At most 1. */
  readonly ratio: number
  /** Whether it counts from the last possible occurrence backwards: more end late than early. */
  readonly isLate: boolean
}

/** From all ending after one occurrence, at 0, to all ending after the last but one, at 1. */
function livesAt(place: number): Lives {
  return place <= 0.5 ? { ratio: place * 2, isLate: false } : { ratio: 2 - place * 2, isLate: true }
}

/** Of parents that end before occurrence `occurrences`, the share that occurs at least k + 1 times, for each k. */
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

// Multiplied step by step: engines differ in the last bit of powers.
function powersUpTo(ratio: number, count: number): number[] {
  let power = 1
  return Array.from({ length: count }, (_, k) => (k === 0 ? 1 : (power *= ratio)))
}

/** How many of `counts` there are in cohorts of each number of possible occurrences. */
function byLength(cohorts: readonly CohortShape[], counts: readonly number[]): number[] {
  const lengths = Array.from({ length: 1 + cohorts.reduce((most, { occurrences }) => Math.max(most, occurrences), 0) }, () => 0)
  cohorts.forEach(({ occurrences }, index) => (lengths[occurrences] = (lengths[occurrences] as number) + (counts[index] as number)))
  return lengths
}

/** The sum over lengths from 1 of their count times what `of` makes of the power `length - 1` of the ratio, and of the sum of the powers up to it. */
function powersOf(ratio: number, lengths: readonly number[], of: (power: number, sum: number) => number): number {
  let [power, sum, total] = [1, 0, 0]
  for (let length = 1; length < lengths.length; length++) {
    sum += power
    total += (lengths[length] as number) * of(power, sum)
    power *= ratio
  }
  return total
}

/** Where from 0 to 1 a function that does not fall comes to `wanted`, as nearly as numbers allow. */
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
