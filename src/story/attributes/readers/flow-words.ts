import { wordSet } from '../../lexicon/word-set.ts'

/** Amounts that add up over time: "revenue from 50k in January to 200k in December" is no range of a column. */
export const flowWords: ReadonlySet<string> = wordSet(
  'revenue revenues sales turnover mrr arr gmv bookings orders visits visitors traffic signups volume demand usage growth',
  'billings takings',
)
