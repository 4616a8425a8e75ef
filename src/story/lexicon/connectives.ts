import { wordSet } from './word-set.ts'

/** Words between the ends of a range: "2-4", "10 to 20", "2 till 6". */
export const rangeWords: ReadonlySet<string> = wordSet('to till until - – —')

/** The same after "between": "between 10 and 20". */
export const rangeEnds: ReadonlySet<string> = wordSet(rangeWords, 'and')

/** Words between the ends of a range of times: "Monday through Friday", "6pm until 9pm". */
export const timeRangeWords: ReadonlySet<string> = wordSet(rangeWords, 'through thru')

/** Words before the last item of a list that includes all. */
export const andWords: ReadonlySet<string> = wordSet('and &')

/** Words and signs between the items of a list. */
export const listJoints: ReadonlySet<string> = wordSet(andWords, 'or , /')

/** Relative pronouns: "customers who have". */
export const relatives: ReadonlySet<string> = wordSet('who that which')

/** Prepositions of a time: "on weekends", "in March". */
export const timePrepositions: ReadonlySet<string> = wordSet('on at during in')

/** Prepositions of a place: "shops in Kenya", "offices across Europe". */
export const placePrepositions: ReadonlySet<string> = wordSet('in from across within')

/** Prepositions of a period: "across 2024", "over 18 months". */
export const throughoutWords: ReadonlySet<string> = wordSet('over across throughout spanning covering during for')

/** Signs and words between a name and its number: "churn: 5%", "orders = 500", "staff is 20". */
export const equalSigns: ReadonlySet<string> = wordSet(': = is')

/** Words before the last item of a list. */
export const lastJoints: ReadonlySet<string> = wordSet(andWords, 'or')

/** Signs between listed values or names. */
export const listSeparators: ReadonlySet<string> = wordSet(', / | ; →')

/** Opening brackets. */
export const openingBrackets: ReadonlySet<string> = wordSet('( [ {')

/** Closing brackets. */
export const closingBrackets: ReadonlySet<string> = wordSet(') ] }')

/** Signs before a negative number. */
export const minusSigns: ReadonlySet<string> = wordSet('- – −')

/** Words before the effect if a condition does not hold. */
export const otherwiseWords: ReadonlySet<string> = wordSet('else otherwise others rest')

/** Words that limit a statement to the rows or columns after them. */
export const onlyWords: ReadonlySet<string> = wordSet('only just')

/** Words that start another statement in the same sentence. */
export const clauseJoints: ReadonlySet<string> = wordSet('and or but while whereas plus then')

/** Signs that end a sentence. */
export const sentenceEnds: ReadonlySet<string> = wordSet('. ; ! ? \n')

/** Words before a condition on rows: "customers | with an overdraft", "orders | whose total is above 100". */
export const conditionStarts: ReadonlySet<string> = wordSet('with whose where having that who')
