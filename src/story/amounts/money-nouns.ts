import { wordSet } from '../lexicon/word-set.ts'
/** Nouns that are both things and money: if they grow, their sum grows. */
export const moneyNouns: ReadonlySet<string> = wordSet(
  'sales royalties fees premiums fines billings billing payroll freight payouts donations gifts contributions takings',
)

/** Nouns for sums of money. */
export const moneySums: ReadonlySet<string> = wordSet('revenue revenues income turnover earnings proceeds mrr arr spend spending')

/** Nouns whose amounts of money can be summed up: orders, but not prices. */
export const summedWords =
  /^(?:orders?|baskets?|carts?|tickets?|transactions?|purchases?|sales?|bookings?|reservations?|invoices?|claims?|donations?|gifts?|payments?|trips?|rides?|fares?|bills?|checks?|value|size|amount|total|spend)$/
