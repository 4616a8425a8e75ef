import { shareStart } from '../random/apportion.ts'
import { rowsBefore, type Timeline } from '../time/timeline.ts'
import { type CohortShape, survivorsOf } from './survivors.ts'

export interface RecurringSpec {
  /** When the parents began; it has a row for each parent. */
  readonly since: Timeline
  /** Nothing recurs after this day, days since 1970-01-01. */
  readonly lastDay: number
  readonly delayMonths: number
  readonly startingShare: number
  readonly monthlyChurn: number
  /** How many of all parents occur at least once as soon as they can; null for their starting share of each cohort. */
  readonly started?: number | null
  /** How many of all parents have ended by the last day; null for as many as the churn takes. */
  readonly ended?: number | null
  /** Whether parents that have not occurred, and even those that never will, may have ended too, where there are too few others; default no. */
  readonly isEarly?: boolean
  /** How often all parents occur together; null for as often as it comes to. */
  readonly total?: number | null
}

/**
 * Thresholds of rounding that differ from cohort to cohort and lie evenly in [0, 1): many cohorts of one or two rows still keep
 * the shares, where rounding each to the nearest would send all of them the same way.
 */
const goldenRatio = 0.6180339887498949

/** Parents that began in one month. */
export interface Cohort {
  /** First parent row. */
  readonly start: number
  readonly size: number
  /** Parents that occur as soon as they can, and how many of those there are in the cohorts before. */
  readonly started: number
  readonly startedBefore: number
  /** Those that have ended of the parents that cannot have occurred. */
  readonly endedOthers: number
  /** Parents that occur at least k + 1 times, for each possible occurrence k: never growing. */
  readonly survivors: readonly number[]
}

/**
 * The parents of each month, of which `monthDays` are the first days.
 * @throws SchemaError when not so many can have ended, or they cannot occur so often
 */
export function cohortsOf(spec: RecurringSpec, monthDays: readonly number[]): readonly Cohort[] {
  const { since, delayMonths, startingShare, monthlyChurn, started: allStarted = null, ended = null, isEarly = false, total = null } = spec
  const parents = since.starts.at(-1) ?? 0
  // The first of all start at once.
  const startedOf = (all: number, row: number): number => (parents === 0 ? 0 : all - shareStart(all, parents - row, parents))
  let startedBefore = 0
  const shapes = monthDays.map((day, cohort) => {
    const start = rowsBefore(since, day)
    const end = rowsBefore(since, monthDays[cohort + 1] ?? Infinity)
    const size = end - start
    const threshold = ((cohort + 1) * goldenRatio) % 1
    const before = startedBefore
    const started = allStarted === null ? Math.floor(size * startingShare + threshold) : startedOf(allStarted, end) - before
    startedBefore += started
    return { start, size, started, startedBefore: before, threshold, occurrences: Math.max(0, monthDays.length - cohort - delayMonths) }
  })
  if (ended !== null || total !== null) {
    const survivors = survivorsOf(shapes, { ended, isEarly, total, isStartExact: allStarted !== null })
    const endedOthers = othersEnded(shapes, ended ?? 0)
    return shapes.map((shape, cohort) => ({ ...shape, endedOthers: endedOthers[cohort] ?? 0, survivors: survivors[cohort] ?? [] }))
  }
  return shapes.map((shape) => {
    // Multiplied step by step: engines differ in the last bit of powers.
    let alive = allStarted === null ? shape.size * startingShare : shape.started
    const survivors = Array.from({ length: shape.occurrences }, (_, k) =>
      Math.floor((k === 0 ? alive : (alive *= 1 - monthlyChurn)) + shape.threshold),
    )
    return { ...shape, endedOthers: 0, survivors }
  })
}

/** Where more have ended than can have occurred: how many of the parents of each cohort that cannot. */
function othersEnded(cohorts: readonly CohortShape[], ended: number): readonly number[] {
  const occurring = cohorts.map(({ occurrences, started }) => (occurrences > 0 ? started : 0))
  const others = cohorts.map(({ size }, cohort) => size - (occurring[cohort] as number))
  const whole = others.reduce((sum, count) => sum + count, 0)
  const rest = ended - occurring.reduce((sum, count) => sum + count, 0)
  let before = 0
  return others.map((count) => {
    const start = before
    before += count
    return rest <= 0 ? 0 : shareStart(rest, before, whole) - shareStart(rest, start, whole)
  })
}
