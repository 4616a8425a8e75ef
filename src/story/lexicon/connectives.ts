import { wordSet } from './word-set.ts'

/** Between the ends of a range: "2-4", "10 to 20". */
export const rangeWords: ReadonlySet<string> = wordSet('to - – —')

/** Between the ends of a range of times: "Monday through Friday", "6pm until 9pm". */
export const timeRangeWords: ReadonlySet<string> = wordSet(rangeWords, 'through thru till until')

/** Between the last two of several. */
export const andWords: ReadonlySet<string> = wordSet('and &')

/** Between the members of a list. */
export const listJoints: ReadonlySet<string> = wordSet(andWords, 'or , /')

/** Before what is told of the noun before: "customers who have". */
export const relatives: ReadonlySet<string> = wordSet('who that which')

/** Before a time at which something happens: "on weekends", "in March". */
export const timePrepositions: ReadonlySet<string> = wordSet('on at during in')

/** Before a time over which something goes on: "across 2024", "over 18 months". */
export const throughoutWords: ReadonlySet<string> = wordSet('over across throughout spanning covering during for')

/** Between a name and its number: "churn: 5%", "orders = 500", "staff is 20". */
export const equalSigns: ReadonlySet<string> = wordSet(': = is')

/** Before the last of several. */
export const lastJoints: ReadonlySet<string> = wordSet(andWords, 'or')

/** Between the values or names of a list. */
export const listSeparators: ReadonlySet<string> = wordSet(', / | ;')

/** Brackets that open a list. */
export const openingBrackets: ReadonlySet<string> = wordSet('( [ {')

/** Brackets that close a list. */
export const closingBrackets: ReadonlySet<string> = wordSet(') ] }')

/** Before a number below zero. */
export const minusSigns: ReadonlySet<string> = wordSet('- – −')

/** Before what holds wherever a condition does not. */
export const otherwiseWords: ReadonlySet<string> = wordSet('else otherwise others rest')

/** Before the only rows or columns that are meant. */
export const onlyWords: ReadonlySet<string> = wordSet('only just')
