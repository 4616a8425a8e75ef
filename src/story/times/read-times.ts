import { isoDay } from '../../time/periods.ts'
import type { WindowFact } from '../facts/fact.ts'
import { lastJoints, listJoints } from '../lexicon/connectives.ts'
import { type FoundBy, oneOf, optional, sequence } from '../reader/index.ts'
import { readPeriod } from './read-period.ts'
import { daysOfPeriod, type SaidPeriod } from './said-period.ts'
import { yearUnlessSaid } from './story-today.ts'
import type { Token } from '../tokens/token.ts'

/** Several periods of equal length, and the gaps between them. */
export interface SaidTimes {
  /** From the first day of the first to the last day of the last, in days since 1970-01-01. */
  readonly from: number
  readonly to: number
  readonly gaps: NonNullable<WindowFact['gaps']>
  readonly isYearSaid: boolean
  readonly next: number
}

/** Most periods of a list. */
const mostTimes = 24
/** ", and in". */
const readJoint = sequence({ sign: oneOf(listJoints), last: optional(oneOf(lastJoints)), preposition: optional(oneOf(['in', 'of'])) })

/**
 * Reads at least two periods of equal length: "January or June 2024", "Autumn 2022, Spring 2023 and Autumn 2023". Periods without a year
 * have that of the next one with a year. A list has "and" or "or" before its last period, or a year with each. Null for none.
 */
export function readTimes(tokens: readonly Token[], at: number): SaidTimes | null {
  const list: SaidPeriod[] = []
  let isClosed = false
  for (let period = readPeriod(tokens, at); period !== null && list.length < mostTimes;) {
    list.push(period)
    const joint: FoundBy<typeof readJoint> | null = isClosed ? null : readJoint(tokens, period.next)
    const next = joint === null ? null : readPeriod(tokens, joint.next)
    if (joint === null || next === null || next.months !== period.months || (next.day === null) !== (period.day === null)) break
    isClosed = joint.last !== null || lastJoints.has(joint.sign.value)
    period = next
  }
  const isList = list.length > 1 && (isClosed || list.every(({ year }) => year !== null))
  return isList ? timesOf(list) : null
}

function timesOf(list: readonly SaidPeriod[]): SaidTimes {
  let year: number | null = null
  const placed = list.toReversed().map((period) => {
    year = period.year ?? year
    return daysOfPeriod(period, year ?? yearUnlessSaid)
  })
  const ordered = placed.toSorted((one, other) => one.first - other.first)
  const gaps = ordered.slice(1).flatMap(({ first }, place) => {
    const { last = first } = ordered[place] ?? {}
    return first <= last + 1 ? [] : [{ from: isoDay(last + 1), to: isoDay(first - 1) }]
  })
  const [from, to] = [ordered[0]?.first ?? 0, Math.max(...ordered.map(({ last }) => last))]
  return { from, to, gaps, isYearSaid: year !== null, next: list.at(-1)?.next ?? 0 }
}
