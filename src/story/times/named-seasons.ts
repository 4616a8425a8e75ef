import { turnsFor } from '../lexicon/turns-for.ts'
import { firstWordsOf } from '../lexicon/word-set.ts'
import { valueOf } from '../reader/index.ts'
import { integersFrom } from '../../lists.ts'

/** Recurring times: months or days of the year, weekdays, hours. */
export interface Season {
  /** 1 to 12. */
  readonly months: readonly number[]
  /** "11-28", a name such as "black_friday", or a month or day of one year: "2024-03". */
  readonly days: readonly string[]
  /** 0 for Monday. */
  readonly weekdays: readonly number[]
  /** 0 to 23. */
  readonly hours: readonly number[]
  /** Whether its name alone means that it is busy. */
  readonly isPeak: boolean
  /** Set if only these hours of these weekdays are meant: "Friday afternoons". */
  readonly isJoint?: true
  readonly next: number
}

type Times = Partial<Omit<Season, 'next'>>

/** By their words. */
const named: ReadonlyMap<string, Times> = new Map([
  ...turnsFor<Times>({ days: ['black_friday', 'cyber_monday'], isPeak: true }, ['black friday weekend|bfcm|cyber week|cyber weekend']),
  ...turnsFor<Times>({ days: ['thanksgiving', 'black_friday', 'cyber_monday'], isPeak: true }, ['black friday week']),
  ...turnsFor<Times>({ days: ['black_friday'], isPeak: true }, ['black friday|black fridays']),
  ...turnsFor<Times>({ days: ['cyber_monday'], isPeak: true }, ['cyber monday']),
  ...turnsFor<Times>({ days: ['11-11'] }, ["singles day|singles' day"]),
  ...turnsFor<Times>({ days: ['12-26'] }, ['boxing day']),
  ...turnsFor<Times>({ days: ['12-25'] }, ['christmas day|xmas day']),
  ...turnsFor<Times>({ days: ['12-24'] }, ['christmas eve|xmas eve']),
  ...turnsFor<Times>({ days: ['thanksgiving'] }, ['thanksgiving']),
  ...turnsFor<Times>({ days: ['02-13', '02-14'] }, ["valentine's day|valentine's|valentines day|valentines"]),
  ...turnsFor<Times>({ days: ['10-30', '10-31'] }, ['halloween']),
  ...turnsFor<Times>({ days: ['12-31'] }, ["new year's eve|new years eve"]),
  ...turnsFor<Times>({ days: ['01-01'] }, ["new year's day|new years day"]),
  ...turnsFor<Times>({ days: ['07-04'] }, ['independence day']),
  ...turnsFor<Times>({ months: [1] }, ["new year's|new year|new years"]),
  ...turnsFor<Times>({ months: [2, 3, 4] }, ['tax season']),
  ...turnsFor<Times>({ months: [4] }, ['easter']),
  ...turnsFor<Times>({ months: [5] }, ["mother's day|mothers day"]),
  ...turnsFor<Times>({ months: [6] }, ["father's day"]),
  ...turnsFor<Times>({ months: [7] }, ['prime day']),
  ...turnsFor<Times>({ months: [7, 8] }, ['summer holidays|summer holiday|summer vacation']),
  ...turnsFor<Times>({ months: [8, 9] }, ['back to school season|back to school']),
  ...turnsFor<Times>({ months: [9, 10, 11] }, ['fall']),
  ...turnsFor<Times>({ months: [11, 12] }, ['christmas season|holiday season|holiday shopping season|holidays|holiday|festive season']),
  ...turnsFor<Times>({ months: [12] }, ['christmas time|christmas|xmas|festive|year end']),
  ...turnsFor<Times>({ months: [1, 2, 11, 12] }, ['flu season']),
  ...turnsFor<Times>({ weekdays: [5, 6] }, ['weekends|weekend']),
  ...turnsFor<Times>({ weekdays: integersFrom(0, 4) }, ['weekdays|weekday|workdays|working days|business days']),
  ...turnsFor<Times>({ hours: integersFrom(8, 17), weekdays: integersFrom(0, 4) }, [
    'office hours|business hours|working hours|work hours|nine to five',
  ]),
  ...turnsFor<Times>({ hours: [7, 8, 9, 16, 17, 18] }, ['rush hours|rush hour|commuting hours']),
  ...turnsFor<Times>({ hours: integersFrom(0, 5) }, ['overnight']),
  ...turnsFor<Times>({ hours: [5, 6, 7] }, ['early mornings|early morning']),
  ...turnsFor<Times>({ hours: [7, 8, 9] }, ['breakfast']),
  ...turnsFor<Times>({ hours: integersFrom(7, 10) }, ['mornings|morning']),
  ...turnsFor<Times>({ hours: integersFrom(8, 19) }, ['daytime']),
  ...turnsFor<Times>({ hours: [11, 12, 13] }, ['midday']),
  ...turnsFor<Times>({ hours: [12] }, ['noon']),
  ...turnsFor<Times>({ hours: [12, 13] }, ['lunch hours|lunchtime|lunch time|lunch']),
  ...turnsFor<Times>({ hours: integersFrom(13, 17) }, ['afternoons|afternoon']),
  ...turnsFor<Times>({ hours: [18, 19, 20] }, ['dinner|dinnertime']),
  ...turnsFor<Times>({ hours: integersFrom(18, 21) }, ['evenings|evening']),
  ...turnsFor<Times>({ hours: [...integersFrom(18, 23), ...integersFrom(0, 5)] }, ['after hours']),
  ...turnsFor<Times>({ hours: [21, 22, 23, 0, 1, 2, 3] }, ['nights|night|nighttime']),
  ...turnsFor<Times>({ hours: [22, 23, 0, 1, 2] }, ['late at night|late night|late nights']),
  ...turnsFor<Times>({ hours: [23, 0] }, ['midnight']),
])

/** Reads a named time, the longest one. */
export const readNamedTimes = valueOf(named)

/** The first words of named times. */
export const namedTimeStarts = firstWordsOf(named.keys())
