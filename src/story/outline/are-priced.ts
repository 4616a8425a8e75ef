import { findMeaning } from '../meanings/find-meaning.ts'
import type { ListedColumn } from './outline.ts'

const pricedName =
  /^\p{Lu}[\p{L}\d +-]{0,30}?(?: ?[(:–-] ?| )(?:[$€£] ?\d[\d.,]{0,9}k?|\d[\d.,]{0,9}k? ?(?:[$€£]|eur|euros?|usd|dollars?|pounds?)\b)/iu

/** "Team $25/month" is a price also where teams may be a column. */
const perPeriod = /^[^\d]{1,40}\d[\d.,]{0,9} ?(?:\/|per ) ?(?:mo|month|yr|year|week|day|hour)\b/i

/** Whether names have prices, as no columns do: "three plans: Starter ($19/mo), Growth ($79/mo)". */
export function arePriced(text: string, columns: readonly ListedColumn[]): boolean {
  const isPriced = (item: string, words: readonly string[]): boolean =>
    pricedName.test(item) && (perPeriod.test(item) || !findMeaning(words, []).isExact)
  const priced = columns.filter(({ words, start, end }) => isPriced(text.slice(start, end), words))
  return priced.length > 1 && priced.length * 2 >= columns.length
}
