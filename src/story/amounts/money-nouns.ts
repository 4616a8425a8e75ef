import { wordSet } from '../lexicon/word-set.ts'
/** Plurals and the like that are sums of money as much as things: when they grow, it is their sum. */
export const moneyNouns: ReadonlySet<string> = wordSet(
  'sales royalties fees premiums fines billings billing payroll freight payouts donations gifts contributions takings',
)

/** Sums of money, whatever they are made of. */
export const moneySums: ReadonlySet<string> = wordSet('revenue revenues income turnover earnings proceeds mrr arr spend spending')
