import type { SegmentEntry } from './segment-facts.ts'
import { measureVerbs } from '../attributes/readers/measure-verbs.ts'
import { moneyNouns, moneySums } from '../amounts/money-nouns.ts'
import { frequencies } from '../lexicon/time-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Token } from '../tokens/token.ts'
import { singularOf } from '../words/words.ts'

/** Verbs with the price of each row, which is no mean. */
export const priceVerbs: ReadonlySet<string> = wordSet('priced cost costs costing pay pays paying')
const mostPriced = 4

/** Whether numbers are prices of what the entries name, and no counts: "VIP tickets cost 180, general 75", "monthly 9.90, yearly 99". */
export function isPriced(entries: readonly SegmentEntry[], isAverage: boolean): boolean {
  const isShort = ({ words, partWithin: [from] }: SegmentEntry): boolean => words.length - from <= mostPriced
  const isNamed = entries.every((entry) => entry.said.type === 'number' && entry.words.length > 0 && isShort(entry))
  const [head = { words: [], partWithin: [0] }] = entries
  // "Monthly price $29" is about all rows, "monthly price $29 for pro" is not.
  if (entries.length === 1 && head.partWithin[0] === 0 && frequencies.has(head.words[0] ?? '')) return false
  // "Members paying $40" are all members.
  const isPartial = entries.length > 1 || singularOf(head.words[0] ?? '') === head.words[0] || !measureVerbs.has(head.words[1] ?? '')
  const isMeasured = isPartial && head.words.some((word) => measureVerbs.has(word) || measures.has(word))
  return (
    isNamed &&
    (isMeasured ||
      (entries.length > 1 && (isAverage || head.words.some((word) => amounts.has(word)) || entries.some(({ said }) => isAmount(said)))))
  )
}

/** Whether the first entry has a verb of prices: "standard rooms cost 80, suites 250". */
export function isCosting(entries: readonly SegmentEntry[]): boolean {
  return isPriced(entries, false) && entries[0]?.words.some((word) => priceVerbs.has(word)) === true
}

/** Whether several names have amounts of money for a period: "bronze $10, silver $20, gold $50 a month". Totals have nouns for money. */
export function arePerPeriod(entries: readonly SegmentEntry[]): boolean {
  const isNamed = ({ words, said }: SegmentEntry): boolean =>
    said.type === 'number' &&
    said.currency !== null &&
    words.some((word) => !frequencies.has(word)) &&
    !words.some((word) => moneyNouns.has(word) || moneySums.has(word) || isPriceNoun(word))
  return entries.length > 1 && entries.every(isNamed) && entries.some(({ words }) => words.some((word) => frequencies.has(word)))
}

/** Percentages that each row has. A loan is a kind of payment, too: "35% by student loan". */
const percentages = wordSet('discount discounts tax vat commission interest royalty')

/** Whether percentages are numbers of each row of some kinds: "gold members get a 10% discount, silver members 5%". */
export function isRated(entries: readonly SegmentEntry[]): boolean {
  const isNamed = ({ words, said }: SegmentEntry): boolean => said.type === 'share' && words.length > 0 && words.length <= mostPriced
  return entries.length > 1 && entries.every(isNamed) && entries[0]?.words.some((word) => percentages.has(word)) === true
}

/** Whether prices stand behind a heading that says so: "fees: beginner 50 to 90, advanced 120". @param lead the tokens before the first price */
export function isHeaded([head, ...others]: readonly SegmentEntry[], lead: readonly Token[]): boolean {
  const colon = lead.findIndex(({ text }) => text === ':')
  const isOfKind = colon > 0 && colon < lead.length - 1 && isPriceNoun(lead[colon - 1]?.text ?? '')
  return isOfKind && head !== undefined && others.length > 0 && isPriced([head, ...others], true)
}

/** Whether a word names a price or what people are paid. */
export function isPriceNoun(word: string): boolean {
  return measures.has(word) || amounts.has(word)
}

/** Amounts that are prices of kinds only if several kinds are named: a single salary is about all rows. */
const amounts = wordSet('pricing fare fares salary salaries wage wages rent rents')
const measures = wordSet('price prices fee fees cost costs rate rates delay')

function isAmount(said: SegmentEntry['said']): boolean {
  return said.type === 'number' && (said.currency !== null || !Number.isInteger(said.min ?? 0))
}
