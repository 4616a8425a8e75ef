/** Recurring times: months or days of the year, weekdays, hours. */
export interface Season {
  /** 1 to 12. */
  readonly months: readonly number[]
  /** "11-28", or a name such as "black_friday". */
  readonly days: readonly string[]
  /** 0 for Monday. */
  readonly weekdays: readonly number[]
  /** 0 to 23. */
  readonly hours: readonly number[]
  /** Whether its name alone means that it is busy. */
  readonly isPeak: boolean
  readonly next: number
}

type Times = Partial<Omit<Season, 'next'>>

const blackFriday: Times = { days: ['black_friday'], isPeak: true }
const office: Times = { hours: range(8, 17), weekdays: range(0, 4) }

/** By their words; longer ones first if they start with the same word. */
const named: readonly (readonly [words: readonly string[], times: Times])[] = entries([
  ['black friday weekend', { days: ['black_friday', 'cyber_monday'], isPeak: true }],
  ['black friday week', { days: ['thanksgiving', 'black_friday', 'cyber_monday'], isPeak: true }],
  ['black friday', blackFriday],
  ['black fridays', blackFriday],
  ['bfcm', { days: ['black_friday', 'cyber_monday'], isPeak: true }],
  ['cyber monday', { days: ['cyber_monday'], isPeak: true }],
  ['cyber week', { days: ['black_friday', 'cyber_monday'], isPeak: true }],
  ['cyber weekend', { days: ['black_friday', 'cyber_monday'], isPeak: true }],
  ['singles day', { days: ['11-11'] }],
  ["singles' day", { days: ['11-11'] }],
  ['boxing day', { days: ['12-26'] }],
  ['thanksgiving', { days: ['thanksgiving'] }],
  ["valentine's day", { days: ['02-13', '02-14'] }],
  ["valentine's", { days: ['02-13', '02-14'] }],
  ['valentines day', { days: ['02-13', '02-14'] }],
  ['valentines', { days: ['02-13', '02-14'] }],
  ['halloween', { days: ['10-30', '10-31'] }],
  ["new year's eve", { days: ['12-31'] }],
  ["new year's", { months: [1] }],
  ['new year', { months: [1] }],
  ['new years', { months: [1] }],
  ['prime day', { months: [7] }],
  ['easter', { months: [4] }],
  ["mother's day", { months: [5] }],
  ['mothers day', { months: [5] }],
  ["father's day", { months: [6] }],
  ['independence day', { days: ['07-04'] }],
  ['christmas season', { months: [11, 12] }],
  ['christmas time', { months: [12] }],
  ['christmas', { months: [12] }],
  ['xmas', { months: [12] }],
  ['holiday season', { months: [11, 12] }],
  ['holiday shopping season', { months: [11, 12] }],
  ['holidays', { months: [11, 12] }],
  ['holiday', { months: [11, 12] }],
  ['festive season', { months: [11, 12] }],
  ['festive', { months: [12] }],
  ['year end', { months: [12] }],
  ['back to school season', { months: [8, 9] }],
  ['back to school', { months: [8, 9] }],
  ['tax season', { months: [2, 3, 4] }],
  ['flu season', { months: [1, 2, 11, 12] }],
  ['summer holidays', { months: [7, 8] }],
  ['summer holiday', { months: [7, 8] }],
  ['summer vacation', { months: [7, 8] }],
  ['fall', { months: [9, 10, 11] }],
  ['weekends', { weekdays: [5, 6] }],
  ['weekend', { weekdays: [5, 6] }],
  ['weekdays', { weekdays: range(0, 4) }],
  ['weekday', { weekdays: range(0, 4) }],
  ['workdays', { weekdays: range(0, 4) }],
  ['working days', { weekdays: range(0, 4) }],
  ['business days', { weekdays: range(0, 4) }],
  ['office hours', office],
  ['business hours', office],
  ['working hours', office],
  ['work hours', office],
  ['nine to five', office],
  ['rush hours', { hours: [7, 8, 9, 16, 17, 18] }],
  ['rush hour', { hours: [7, 8, 9, 16, 17, 18] }],
  ['commuting hours', { hours: [7, 8, 9, 16, 17, 18] }],
  ['lunch hours', { hours: [12, 13] }],
  ['lunchtime', { hours: [12, 13] }],
  ['lunch time', { hours: [12, 13] }],
  ['lunch', { hours: [12, 13] }],
  ['midday', { hours: [11, 12, 13] }],
  ['noon', { hours: [12] }],
  ['breakfast', { hours: [7, 8, 9] }],
  ['dinner', { hours: [18, 19, 20] }],
  ['dinnertime', { hours: [18, 19, 20] }],
  ['early mornings', { hours: [5, 6, 7] }],
  ['early morning', { hours: [5, 6, 7] }],
  ['mornings', { hours: range(7, 10) }],
  ['morning', { hours: range(7, 10) }],
  ['afternoons', { hours: range(13, 17) }],
  ['afternoon', { hours: range(13, 17) }],
  ['evenings', { hours: range(18, 21) }],
  ['evening', { hours: range(18, 21) }],
  ['late at night', { hours: [22, 23, 0, 1, 2] }],
  ['late night', { hours: [22, 23, 0, 1, 2] }],
  ['late nights', { hours: [22, 23, 0, 1, 2] }],
  ['nights', { hours: [21, 22, 23, 0, 1, 2, 3] }],
  ['night', { hours: [21, 22, 23, 0, 1, 2, 3] }],
  ['nighttime', { hours: [21, 22, 23, 0, 1, 2, 3] }],
  ['overnight', { hours: range(0, 5) }],
  ['midnight', { hours: [23, 0] }],
  ['daytime', { hours: range(8, 19) }],
  ['after hours', { hours: [18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5] }],
])

/** By first word, longest first. */
export const namedSeasons: ReadonlyMap<string, readonly (readonly [words: readonly string[], times: Times])[]> = new Map(
  [...new Set(named.map(([words]) => words[0] ?? ''))].map((first) => [first, named.filter(([words]) => words[0] === first)]),
)

/** All integers from `first` to `last`, both included. */
export function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function entries(list: readonly (readonly [string, Times])[]): readonly (readonly [readonly string[], Times])[] {
  return list.map(([words, times]) => [words.split(' '), times] as const).toSorted((a, b) => b[0].length - a[0].length)
}
