import { columnRates } from '../lexicon/share-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isPlural } from '../words/words.ts'
import { isPriceNoun } from './is-priced.ts'
import type { Quantity } from './quantities-in.ts'

/** Separators between entries. */
export const separators: ReadonlySet<string> = wordSet(', and but while whereas vs versus against & / compared yet ;')
/** Signs before the first entry. */
const openers = wordSet(', ( ) [ ]')
/** Most tokens of a number and its noun. */
const mostWords = 3
/** Most tokens between the number of rows and a colon. */
const mostBefore = 12

/** Prepositions before a part: "3% for card payments". */
export const partings: ReadonlySet<string> = wordSet('for among of on in with from by via through')

/** The start of each entry; null if two entries have no separator. */
export function bordersOf(tokens: readonly Token[], quantities: readonly Quantity[], free: number, end: number): readonly number[] | null {
  const from = quantities[0]?.said.type === 'share' ? Math.max(0, free - 2) : Infinity
  let first = quantities[0]?.at ?? free
  while (first > free && (!isOneOf(tokens, first - 1, openers) || isListBy(tokens, first - 1)) && !isCounted(tokens, first - 1, from))
    first--
  if (textAt(tokens, first) === ':') first++
  first = pastHeading(tokens, quantities[0], first)
  // "among smokers, 12% claim".
  const at = quantities[0]?.at ?? free
  if (first === at && isOneOf(tokens, first - 1, openers)) {
    first--
    while (first > free && !isOneOf(tokens, first - 1, openers)) first--
    // "300 tickets, 60% closed" is about all tickets.
    if (!isOneOf(tokens, first, partings)) first = at
  }
  const borders = [first]
  for (const [index, { next }] of quantities.slice(0, -1).entries()) {
    const limit = quantities[index + 1]?.at ?? end
    let at = next
    while (at < limit && !isOneOf(tokens, at, separators)) at++
    if (at === limit) return null
    while (at < limit && isOneOf(tokens, at, separators)) at++
    borders.push(at)
  }
  return borders
}

/** Leaves out what stands before a colon and names no price, or columns: "A fitness app | : basic $9", "with sex and weight | : men 80". */
function pastHeading(tokens: readonly Token[], quantity: Quantity | undefined, first: number): number {
  if (quantity === undefined) return first
  const heading = tokens.slice(first, quantity.at)
  const colon = heading.findIndex(({ text }) => text === ':')
  const isMoney = quantity.said.type === 'number' && quantity.said.currency !== null
  const isRate = quantity.said.type === 'share' && columnRates.has(textAt(tokens, quantity.next))
  const isList = textAt(tokens, first) === 'with' && heading.slice(0, colon).some(({ text }) => text === 'and' || text === ',')
  return !(isMoney || isRate || isList) || colon < 1 || heading.slice(0, colon).some(({ text }) => isPriceNoun(text))
    ? first
    : first + colon + 1
}

/** Whether a bracket opens the numbers of each value of a column: "salary by level | (junior 40-60k, senior 90-140k)". */
export function isListBy(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === '(' && textAt(tokens, at - 2) === 'by'
}

/**
 * Whether a colon stands behind a counted noun: "800 users | : conversion 3% for A", "8,000 shoppers take part in a test | : A buys at 4%".
 * @param from the first token that may count the rows, if it is far away
 */
function isCounted(tokens: readonly Token[], at: number, from: number): boolean {
  if (textAt(tokens, at) !== ':') return false
  const isNumber = ({ kind }: Token): boolean => kind === 'number'
  const far = tokens.slice(Math.max(Math.min(from, at), at - mostBefore), at)
  const near = tokens.slice(Math.max(0, at - mostWords), at)
  return near.some(isNumber) || far.some((token, place) => isNumber(token) && isPlural(far[place + 1]?.text ?? ''))
}
