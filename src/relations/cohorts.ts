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
  /** Number of parents that occur as early as possible; null for the starting share of each cohort. */
  readonly started?: number | null
  /** Number of parents that have ended by the last day; null if the churn decides. */
  readonly ended?: number | null
  /** Whether parents without occurrences may count as ended if there are too few others; default false. */
  readonly isEarly?: boolean
  /** Total number of occurrences; null if the other parameters decide. */
  readonly total?: number | null
}

/**
 * Step of the rounding thresholds, which differ between cohorts and are spread evenly over [0, 1): many cohorts of one or two rows keep the
 * shares, while rounding to the nearest would round all of them the same way.
 */
const goldenRatio = 0.6180339887498949

/** Parents that began in one month. */
export interface Cohort {
  /** First parent row. */
  readonly start: number
  readonly size: number
  /** Parents that occur as early as possible; `startedBefore` counts those in earlier cohorts. */
  readonly started: number
  readonly startedBefore: number
  /** Ended parents among those that cannot have occurred. */
  readonly endedOthers: number
  /** Parents that occur at least k + 1 times, for each possible occurrence k; never increasing. */
  readonly survivors: readonly number[]
}

/**
 * The parents of each month; `monthDays` are the first days of the months.
 * @throws SchemaError if `ended` or `total` is impossible
 */
export function cohortsOf(spec: RecurringSpec, monthDays: readonly number[]): readonly Cohort[] {
  const { since, delayMonths, startingShare, monthlyChurn, started: allStarted = null, ended = null, isEarly = false, total = null } = spec
  const parents = since.starts.at(-1) ?? 0
  // The first parents start immediately.
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
    // Multiplied step by step, because engines differ in the last bit of powers.
    let alive = allStarted === null ? shape.size * startingShare : shape.started
    const survivors = Array.from({ length: shape.occurrences }, (_, k) =>
      Math.floor((k === 0 ? alive : (alive *= 1 - monthlyChurn)) + shape.threshold),
    )
    return { ...shape, endedOthers: 0, survivors }
  })
}

/** If more have ended than can have occurred: the ended parents without occurrences in each cohort. */
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
