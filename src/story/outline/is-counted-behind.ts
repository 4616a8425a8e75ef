import type { ListedColumn } from './outline.ts'
import { isPlural } from '../words/words.ts'

/** A number of rows behind brackets: "(inbound, outbound) | 10 thousand over Q2 2024", "(first, follow-up) | 3000". */
const rowsBehind =
  /[)\]] (?:(?:about|around|roughly|~) ?)?\d[\d,.]{0,11}(?:k|m| thousand| million)?(?: (?:over|in|during|from|between|per|across)\b|$)/i

/** Whether an item is a table with the values of its rows and their number: "stock movements (inbound, outbound) 10 thousand over Q2 2024". */
export function isCountedBehind(text: string, { words, isIdentifier, start, end }: ListedColumn): boolean {
  return !isIdentifier && isPlural(words.at(-1) ?? '') && rowsBehind.test(text.slice(start, end))
}
