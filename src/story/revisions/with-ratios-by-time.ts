import { parseIsoDate } from '../../calendar.ts'
import type { Aside } from '../facts/aside.ts'
import type { Fact, RatioFact, WindowFact } from '../facts/fact.ts'
import type { Period } from '../lexicon/units.ts'
import { lastDayOf, monthOfDay } from '../times/months.ts'
import type { Revision } from './revision.ts'

const untimed = 'the story does not say over which time: state it, such as "over 2 years", or how many there are of each in all'

/** Makes numbers of rows in each interval those of the whole time: "8 orders a year per customer, for 2 years" are 16 of each. */
export const withRatiosByTime: Revision = ({ facts, asides }) => {
  const windows = facts.filter((fact) => fact.type === 'window')
  const [window, other] = windows
  const timed = facts.map((fact): Fact | Aside => {
    if (fact.type !== 'ratio' || fact.every === undefined) return fact
    const times = window === undefined || other !== undefined ? null : timesIn(window, fact.every)
    const { every: _, ...ratio } = fact
    return times === null ? { reason: untimed, start: fact.start, end: fact.end } : inAll(ratio, times)
  })
  return {
    facts: timed.flatMap((each) => ('type' in each ? [each] : [])),
    asides: [...asides, ...timed.flatMap((each) => ('type' in each ? [] : [each]))],
  }
}

function inAll(ratio: RatioFact, times: number): RatioFact {
  return { ...ratio, mean: Number(((ratio.mean ?? 0) * times).toFixed(2)) }
}

const days = { day: 1, week: 7 } as const
const months = { month: 1, quarter: 3, year: 12 } as const

/** How often an interval is in a window; null if it is not known. */
function timesIn({ from, to, gaps }: WindowFact, every: Period): number | null {
  const [first, last] = [from === null ? null : parseIsoDate(from), parseIsoDate(to)]
  if (first === null || last === null || gaps !== undefined) return null
  if (every === 'day' || every === 'week') return (last - first + 1) / days[every]
  const begin = monthOfDay(first)
  const end = monthOfDay(last)
  // Part of a month counts by its days.
  const part = (month: number, to: number): number => (to - lastDayOf(month - 1)) / (lastDayOf(month) - lastDayOf(month - 1))
  return (end - begin + part(end, last) - part(begin, first - 1)) / months[every]
}
