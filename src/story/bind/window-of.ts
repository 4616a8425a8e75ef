import { isoDay } from '../../time/periods.ts'
import type { DatedFact, WindowFact } from '../facts/fact.ts'
import { lastToldDay } from '../times/story-today.ts'

/** The window of all events that a verb with a time says: its time where events did it, else from the beginning of the business until today. */
export function windowOf({ from, to, unsaid, start, end }: DatedFact, of: 'events' | 'business'): WindowFact {
  const last = isoDay(lastToldDay)
  return { type: 'window', from, to: of === 'events' || last < to ? to : last, ...(unsaid === undefined ? {} : { unsaid }), start, end }
}
