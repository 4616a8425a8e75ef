import { parseIsoDate } from '../../calendar.ts'
import { isoDay } from '../../time/periods.ts'
import type { Fact, WindowFact } from '../facts/fact.ts'
import { endOfLength } from '../times/days-of-length.ts'
import { lastToldDay } from '../times/story-today.ts'
import type { Revision } from './revision.ts'

/** Most characters between a length and an open period, "2 years of orders | since 2021", and a closed one, "two weeks | in May". */
const nearest = { open: 8, closed: 2 }

/** Joins a length of time and the day or period in which it begins: "for a week starting 2024-03-04", "two weeks in May 2024". */
export const withAnchoredLengths: Revision = ({ facts, asides }) => {
  const joined: Fact[] = []
  for (const fact of facts) {
    const before = joined.at(-1)
    const both = before?.type === 'window' && fact.type === 'window' ? (anchored(before, fact) ?? anchored(fact, before)) : null
    if (both === null) joined.push(fact)
    else joined.splice(-1, 1, both)
  }
  return { facts: joined, asides }
}

function anchored(long: WindowFact, begun: WindowFact): WindowFact | null {
  const { length } = long
  const from = parseIsoDate(begun.from ?? '')
  if (length === undefined || begun.length !== undefined || from === null || begun.unsaid === 'days' || begun.gaps !== undefined)
    return null
  const isOpen = begun.to === isoDay(lastToldDay)
  const apart = Math.max(begun.start - long.end, long.start - begun.end)
  const to = isoDay(endOfLength(length, from))
  if (apart > (isOpen ? nearest.open : nearest.closed) || (!isOpen && to > begun.to)) return null
  const { length: _, unsaid: __, ...rest } = { ...long, ...begun }
  const [start, end] = [Math.min(long.start, begun.start), Math.max(long.end, begun.end)]
  return { ...rest, to, ...(begun.unsaid === undefined ? {} : { unsaid: begun.unsaid }), start, end }
}
