import { distributives } from './determiners.ts'
import { wordSet } from './word-set.ts'

/** Words that can start a share. */
export const shareStarts: ReadonlySet<string> = wordSet(
  'half a an one two three four five six seven eight nine ten fifteen twenty thirty forty fifty sixty seventy eighty ninety between',
)

/** Words that a share of rows starts with, if it is not a number in digits: "half of the scores", "nearly 10%". */
export const partStarts: ReadonlySet<string> = wordSet(distributives, 'a an half one two three about around roughly nearly')

/** Words before a value that most rows have: "mostly weekdays". */
export const mostlyWords: ReadonlySet<string> = wordSet('mostly mainly primarily predominantly largely')

/** Turns for most of some rows: "most rentals", "the majority of rentals". */
export const mostTurns: readonly string[] = ['most', 'the majority', 'the vast majority', 'the bulk']

/** The share of the rows that "most" of them are. */
export const mostShare = 0.8

/** Verbs between a named row and its share: "Centro makes half of the sales". */
export const shareVerbs: ReadonlySet<string> = wordSet(
  'make makes made has have get gets got account accounts bring brings does take takes handle handles sell sells sold serve serves',
)

/** Verbs for what is a part of a whole, as words: "mobile accounts for 60% of orders". */
export const amountingVerbs: readonly (readonly string[])[] = [
  ...['make up', 'makes up', 'made up', 'account for', 'accounts for', 'accounted for'].map((verb) => verb.split(' ')),
  ...['represent', 'represents', 'represented', 'constitute', 'constitutes', 'comprise', 'comprises'].map((verb) => [verb]),
]

/** Nouns for ratios of amounts, which are no state of a row: "leakage is 12%". */
export const ratios: ReadonlySet<string> = wordSet(
  'leakage spoilage wastage shrinkage occupancy utilization utilisation efficiency productivity engagement penetration coverage throughput',
  'yield roi mau dau wau load capacity profitability volatility humidity inflation turnout sickness absenteeism downtime',
)

/** Words, also before "rate", for a percentage that each row has: "interest rate", no share of rows. */
export const columnRates: ReadonlySet<string> = wordSet(
  'interest tax vat discount commission mortgage loan exchange inflation royalty coupon',
)
