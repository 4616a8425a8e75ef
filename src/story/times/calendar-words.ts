import { wordSet } from '../lexicon/word-set.ts'
const monthWords = [
  'january jan',
  'february feb',
  'march mar',
  'april apr',
  'may',
  'june jun',
  'july jul',
  'august aug',
  'september sep sept',
  'october oct',
  'november nov',
  'december dec',
]

/** Months, 1 to 12, by names in lower case. */
export const monthNumbers: ReadonlyMap<string, number> = new Map(
  monthWords.flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
)

/** Names of months with other meanings. */
export const unclearMonths: ReadonlySet<string> = wordSet('may march mar')

/** Names of months, quarters and halves of a year. */
export const partsOfYear: ReadonlySet<string> = wordSet([...monthNumbers.keys()], 'q1 q2 q3 q4 h1 h2')

/** First month of each season of three months. Winter starts in December of the year before (0). */
export const seasonMonths: ReadonlyMap<string, number> = new Map([
  ['spring', 3],
  ['springtime', 3],
  ['summer', 6],
  ['summertime', 6],
  ['summers', 6],
  ['springs', 3],
  ['autumns', 9],
  ['autumn', 9],
  ['fall', 9],
  ['winter', 0],
  ['wintertime', 0],
  ['winters', 0],
])

const weekdayWords = [
  'monday mondays mon',
  'tuesday tuesdays tue tues',
  'wednesday wednesdays wed',
  'thursday thursdays thu thur thurs',
  'friday fridays fri',
  'saturday saturdays sat',
  'sunday sundays',
]

/** Weekdays, 0 for Monday to 6 for Sunday. */
export const weekdayNumbers: ReadonlyMap<string, number> = new Map(
  weekdayWords.flatMap((words, index) => words.split(' ').map((word) => [word, index] as const)),
)

/** Ordinals up to the fourth: "first" and "1st" are 1. */
export const ordinals: ReadonlyMap<string, number> = new Map([
  ['first', 1],
  ['1st', 1],
  ['second', 2],
  ['2nd', 2],
  ['third', 3],
  ['3rd', 3],
  ['fourth', 4],
  ['4th', 4],
  ['last', 4],
  ['final', 4],
])
