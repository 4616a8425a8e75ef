import { after, formula, secondsAfter } from '../../builders/computed.ts'
import { exponential, gamma, lognormal, normal } from '../../builders/distributions.ts'
import { birthDate, decimal, oneOf, whole } from '../../builders/drawn.ts'
import { words } from '../../builders/texts.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import type { Meaning } from './meaning.ts'
import { meaning } from './define-meaning.ts'
import type { TableDraft } from './table-draft.ts'

type As = 'date' | 'timestamp'
type Body = (draft: TableDraft, name: string) => ColumnBody

const wakingHours = [3, 2, 1, 1, 1, 2, 5, 10, 16, 22, 26, 28, 30, 28, 26, 26, 28, 32, 38, 42, 44, 36, 20, 9]
const openHours = [0, 0, 0, 0, 0, 0, 2, 10, 26, 38, 42, 38, 30, 34, 38, 38, 34, 28, 20, 12, 5, 1, 0, 0]
const showHours = [0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 6, 7, 4, 5, 8, 8, 6, 8, 16, 34, 30, 6, 1, 0]

/** The start of a row: it orders the table, or lies within three days of the column that does. */
function begin(usual: As, hours: readonly number[] = wakingHours): Body {
  return (draft, name) => {
    // The "date" of a sale is a day.
    const as = name === 'date' || name === 'day' ? 'date' : usual
    const { from, to, since } = draft.context
    if (since !== null) return draft.sofar(name, as, 1, 1.4)
    const days = draft.context.subject === 'event' || draft.context.subject === 'transaction' ? {} : { growth: 1.6 }
    if (draft.orders(name)) return as === 'date' ? { kind: 'date', from, to, ...days } : { kind: 'timestamp', from, to, ...days, hours }
    return after(draft.began(), { as, unit: 'hours', min: 0, max: 72, distribution: exponential(12) })
  }
}

/** A later timestamp, `min` to `max` days after the first time of the row; null if it has not happened by today. */
function later(min: number, max: number, mean: number): Body {
  return (draft, name) =>
    after(started(draft, name), {
      as: 'timestamp',
      unit: 'days',
      min,
      max,
      distribution: gamma(mean, 1.6),
      nullable: { when: `${name} > seconds(today)` },
    })
}

/** A planned time, which may be in the future. */
function planned(min: number, max: number): Body {
  return (draft, name) => after(started(draft, name), { as: 'date', unit: 'days', min, max })
}

/** The last time of something, at most today. */
function latest(as: As): Body {
  return (draft, name) => draft.sofar(name, as, 2.6, 1.1, draft.columnOf('created at') ?? undefined)
}

/** A time before the start of the row, by a range of years. */
function before(least: number, most: number): Body {
  return () => birthDate(least, most, gamma(least + (most - least) * 0.35, 2))
}

/** The column from which an end or a deadline is counted. */
function started(draft: TableDraft, name: string): string {
  // A row of an owner does not begin with the owner.
  const own = draft.context.since === null ? null : draft.beginning
  const start = draft.columnOf('start') ?? draft.columnOf('issued') ?? own
  return start === null || start === name ? draft.began() : start
}

const unitOf: readonly (readonly [pattern: RegExp, unit: ColumnBody<'shifted'>['unit']])[] = [
  [/second|_sec$|_s$/, 'seconds'],
  [/hour|_h$|hrs/, 'hours'],
  [/day/, 'days'],
  [/./, 'minutes'],
]

/** The end of something with a start: after the said duration, if there is one. */
function end(draft: TableDraft, name: string): ColumnBody {
  const duration = draft.columnOf('duration')
  const start = started(draft, name)
  const isDay = /date|_on$/.test(name)
  if (isStay(draft, name)) return afterNights(draft, start, isDay ? 'date' : 'timestamp')
  if (duration !== null) {
    const unit = unitOf.find(([pattern]) => pattern.test(duration))?.[1] ?? 'minutes'
    return { kind: 'shifted', column: start, offset: duration, unit, as: isDay ? 'date' : 'timestamp' }
  }
  if (isDay) return after(start, { as: 'date', unit: 'days', min: 1, max: 720, distribution: gamma(90, 1.4) })
  return after(start, { as: 'timestamp', unit: 'minutes', min: 5, max: 600, distribution: gamma(75, 2) })
}

/** Whether guests leave, and not visitors of an hour: "check_out" of bookings, and beside a room. */
function isStay(draft: TableDraft, name: string): boolean {
  return /^check_?out/.test(name) && (stays.test(draft.context.singular) || draft.has(ofStays))
}

const [stays, ofStays] = [/\b(?:booking|reservation|stay)$/, /^(?:hotel|room|guests?|nights?)(?:_|$)/] as const

/** The end of a stay, after the nights that a column holds, or a few. */
function afterNights(draft: TableDraft, start: string, as: As): ColumnBody {
  const offset = draft.columnOf('duration day')
  const few = { as, unit: 'days', min: 1, max: 21, distribution: gamma(3, 1.6) } as const
  return offset === null ? after(start, few) : { kind: 'shifted', column: start, offset, unit: 'days', as }
}

const beginning = (names: string, as: As, hours?: readonly number[]): Meaning => ({ ...meaning(names, begin(as, hours)), begins: true })

/** A scheduled start, at a full quarter of an hour. */
function scheduled(hours: readonly number[]): Body {
  return (draft, name) => {
    const body = begin('timestamp', hours)(draft, name)
    if (body.kind !== 'timestamp') return body
    const moment = draft.helper(`${name}_about`, body)
    const early = draft.helper(`${name}_early`, formula(`-(${moment} % 900)`))
    return secondsAfter(moment, early)
  }
}

const minutesSpent = whole(1, 900, lognormal(38, 0.8))

/** Times. Ends come after starts, and what has happened is not in the future. */
export const times: readonly Meaning[] = [
  beginning(
    'start, start date, started on, begin date, from date, effective date, valid from, check in date, checkin date, departure date',
    'date',
  ),
  beginning(
    'start time, started at, begin time, check in, check in time, departure time, departure, clock in, pickup time',
    'timestamp',
    openHours,
  ),
  { ...meaning('starts at, show time, kick off, kickoff', scheduled(showHours)), begins: true },
  beginning(
    'joined at, join date, joined, joined on, signup date, sign up date, signed up at, signed up, registration date, registered at, registered on, enrollment date, enrolment date, enrolled on, member from, onboarding date, date joined, admission date, hire date, hired on, hired at, date hired, date of hire, employment date, joining date',
    'date',
  ),
  beginning(
    'created at, created, creation date, date created, created on, date added, added at, added on, inserted at, uploaded at, upload date, date uploaded',
    'timestamp',
  ),
  beginning(
    'ordered at, order date, purchase date, purchased at, purchased on, sale date, sold at, sold on, payment date, paid at, paid on, transaction date, booked at, booking date, date of purchase, invoice date, donation date, donated at',
    'timestamp',
  ),
  beginning('dispatched at, dispatched on, dispatch date', 'timestamp', openHours),
  beginning(
    'timestamp, ts, time, datetime, date time, recorded at, measured at, logged at, event time, occurred at, happened at, admitted at, reading time, observed at, sampled at, captured at, received at, sent at, posted at, published at, date sent',
    'timestamp',
  ),
  beginning(
    'date, day, event date, visit date, appointment date, inspection date, service date, session date, incident date, harvest date, match date, game date, exam date, test date, collection date, reservation date, interview date, trip date, filing date, date of visit',
    'date',
  ),
  beginning('issued, issue date, issued on, issued at, date issued, signed on, signing date, contract date, policy date', 'date'),
  { ...meaning('scheduled at, scheduled for, appointment time, reservation time', scheduled(openHours)), begins: true },
  meaning('updated at, updated, last updated, modified at, last modified, update date, updated on, modified', latest('timestamp')),
  meaning(
    'last login, last login at, last seen, last active, last activity, last login date, last seen at, last active at',
    latest('timestamp'),
  ),
  meaning(
    'last purchase date, last order date, last visit, last visit date, last contact, last contacted, last payment date, last inspection, last service, last service date, last maintenance, last checked, last used',
    latest('date'),
  ),
  meaning('end date, end, ended on, to date, valid until, valid to, check out date, checkout date, completion date, return date', end),
  meaning(
    'end time, ended at, ends at, finish time, check out, check out time, arrival time, arrival, arrived at, clock out, dropoff time, closing time',
    end,
  ),
  meaning(
    'due date, due, due on, deadline, target date, expected date, expected delivery date, estimated delivery, eta, delivery date, ship date, estimated arrival',
    planned(2, 45),
  ),
  meaning(
    'expiry date, expiration date, expires at, expires on, expiry, best before, renewal date, renews on, next billing date, maturity date',
    planned(180, 1095),
  ),
  meaning(
    'next appointment, next visit, next inspection, next service, next service date, follow up date, next maintenance, next review, next due date',
    planned(14, 400),
  ),
  meaning(
    'closed at, resolved at, solved at, resolution date, completed at, completed on, finished at, closing date, close date, date closed, resolved on, closed on',
    later(0, 60, 6),
  ),
  meaning('approved at, approval date', later(0, 60, 6)),
  meaning('reviewed at', later(0, 60, 6)),
  meaning('shipped at, shipped on, shipping date', later(0, 7, 1.8)),
  meaning('delivered at, delivered on, date delivered, received on', later(1, 21, 5)),
  meaning('cancelled at, canceled at, cancelled on, cancellation date, deleted at, returned at, refunded at', (draft, name) => ({
    ...later(0, 90, 14)(draft, name),
    nullable: { rate: 0.9 },
  })),
  meaning('termination date, terminated on, left on, leaving date, churn date, churned at, death date, date of death', (draft, name) => ({
    ...draft.sofar(name, 'date', 1.4, 1.4),
    nullable: { rate: 0.82 },
  })),
  meaning('graduation date, graduated on, discharge date, discharged at', (draft, name) => draft.sofar(name, 'date', 1.4, 1.4)),
  meaning(
    'founded, founded on, founding date, established, established on, opened on, opening date, date opened, opened, inception date, launched on, launch date, release date, released on, publication date, publish date, published, published on',
    before(2.2, 40),
  ),
  {
    ...meaning(
      'installed on, installation date, installed at, commissioned on, acquired on, acquisition date, manufacture date, manufactured on, manufacturing date, production date, made on, planted on, planting date, bought on, in service since',
      (draft, name) => (draft.orders(name) ? begin('date')(draft, name) : before(0.2, 9)(draft, name)),
    ),
    begins: true,
  },
  meaning('birth year, year of birth', whole(1945, 2007)),
  meaning(
    'year, year built, built, year founded, founded in, founded year, release year, publication year, year of manufacture, model year, construction year, vintage, year of publication, graduation year',
    whole(1985, 2025),
  ),
  meaning(
    'month, birth month',
    oneOf(words('January, February, March, April, May, June, July, August, September, October, November, December')),
  ),
  meaning('weekday, day of week, day of the week', oneOf(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])),
  meaning('hour of day, hour of the day, day hour', whole(0, 23)),
  meaning('day of month, month day', whole(1, 28)),
  meaning('day of year', whole(1, 365)),
  meaning('week of year, week number, calendar week', whole(1, 52)),
  meaning('month number, month of year', whole(1, 12)),
  meaning('minute of hour', whole(0, 59)),
  meaning('opens at, opening time, opening hour', oneOf(['06:00', '07:00', '08:00', '09:00', '10:00', '11:00'])),
  meaning('closes at, closing hour', oneOf(['17:00', '18:00', '20:00', '21:00', '22:00', '23:00'])),
  meaning('quarter, fiscal quarter', oneOf(['Q1', 'Q2', 'Q3', 'Q4'])),
  meaning('season', oneOf(['spring', 'summer', 'autumn', 'winter'])),
  meaning('time of day, time slot, slot, part of day', oneOf({ morning: 32, afternoon: 38, evening: 24, night: 6 })),
  meaning(
    'duration, length of stay, duration minute, minutes, session length, duration in minute, time spent, runtime, running time, length in minute, watch time, play time, playtime',
    minutesSpent,
  ),
  // Parts of what lasts, which are not how long it lasts.
  meaning('wait time, waiting time, waiting minute, wait minute', minutesSpent),
  meaning('travel time, transit time', minutesSpent),
  meaning('prep time, preparation time', minutesSpent),
  meaning('cook time, cooking time', minutesSpent),
  meaning(
    'duration hour, screen time, hour, hours worked, working hour, hours per week, flight hour, estimated hour, hours spent, billable hour, hours logged, overtime',
    // "hour" alone is one of the day.
    (_, name) => (name === 'hour' ? whole(0, 23) : decimal(0.25, 60, 2, lognormal(6.5, 0.6))),
  ),
  meaning(
    'duration second, latency, response time, latency m, load time, processing time, response time m, duration m',
    whole(1, 30_000, lognormal(180, 0.9)),
  ),
  meaning(
    'duration day, day count, nights, night, length of stay day, stay length, lead time, delivery day, shipping day, turnaround, recency',
    whole(1, 60, lognormal(4, 0.7)),
  ),
  meaning('frequency, interval, schedule, recurrence, cadence', oneOf({ daily: 18, weekly: 40, monthly: 32, yearly: 10 })),
  meaning('lap time, finish time second, race time', decimal(60, 190, 3, normal(92, 8))),
]
