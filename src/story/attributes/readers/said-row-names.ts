import { determiners } from '../../lexicon/determiners.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { endsClause, isOneOf, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { functionWords } from '../../words/words.ts'
import { jointEnd } from './joint-end.ts'
import { closingBrackets, lastJoints, listSeparators } from '../../lexicon/connectives.ts'
import { type Behind, moneyAt, readBehind } from './behind-name.ts'
import { percentAt } from './shares-of-items.ts'

/** Names of rows in order, with the amount of money of each. */
export interface SaidRowNames {
  readonly names: readonly string[]
  /** One per name; null unless every name has one. */
  readonly amounts: readonly number[] | null
  /** ISO 4217 code of the amounts. */
  readonly currency: string | null
  /** One share (0 to 1) per name, null for a name without one; null if no name has one. */
  readonly shares: readonly (number | null)[] | null
  readonly next: number
}

interface Item extends Behind {
  readonly name: string
}

/** What ends a name: the closing bracket, a word without a capital letter, or only the expected number of names. */
export type NameStyle = 'bracketed' | 'capital' | 'plain'

const longestName = 4
/** Function words that can be names. */
const lone = wordSet('other others none')

/**
 * Reads an exact number of names: "Leeds, Cardiff and Bath)", "Starter 12€, Classic 22€)". Null for another number of names, or if a number
 * or an article comes first.
 * @param count number of names, at least 2
 */
export function readRowNames(tokens: readonly Token[], text: string, at: number, count: number, style: NameStyle): SaidRowNames | null {
  const items: Item[] = []
  let next = at
  while (items.length < count) {
    const item = readItem(tokens, text, next, style)
    if (item === null) return null
    items.push(item)
    next = item.next
    if (items.length === count) break
    const joint = jointEnd(tokens, next)
    if (joint === null) return null
    next = joint
  }
  const isBracketed = style === 'bracketed'
  if (isBracketed ? !isOneOf(tokens, next, closingBrackets) : anotherFollows(tokens, next, style)) return null
  const names = items.map(({ name }) => name)
  if (new Set(names.map((name) => name.toLowerCase())).size < count) return null
  const [amounts, shares] = [amountsOf(items), items.map(({ share }) => share)]
  if (items.some(({ amount }) => amount !== null) && amounts === null) return null
  return {
    names,
    amounts,
    currency: amounts === null ? null : (items.find(({ currency }) => currency !== null)?.currency ?? null),
    shares: shares.some((share) => share !== null) ? shares : null,
    next: isBracketed ? next + 1 : next,
  }
}

/** One amount per name; a name without one costs nothing if it says so: "Free, Pro ($20)". Null if another name has none. */
function amountsOf(items: readonly Item[]): readonly number[] | null {
  const amounts = items.map(({ name, amount }) => amount ?? (/^free\b/i.test(name) ? 0 : null))
  const isPriced = items.some(({ amount }) => amount !== null)
  return isPriced && !amounts.includes(null) ? amounts.filter((amount) => amount !== null) : null
}

/** Whether another name follows, so that there are more than counted. */
function anotherFollows(tokens: readonly Token[], at: number, style: NameStyle): boolean {
  const joint = jointEnd(tokens, at)
  // Plain names end with the clause: not "3 departments: sales, legal and support staff members".
  if (joint === null) return style === 'plain' && !endsClause(tokens, at)
  const isName = tokens[joint]?.isCapital === true || (style === 'plain' && tokens[joint]?.kind === 'word')
  return isName && (endsClause(tokens, joint + 1) || isOneOf(tokens, joint + 1, listSeparators))
}

function readItem(tokens: readonly Token[], text: string, at: number, style: NameStyle): Item | null {
  const first = tokens[at]
  // "A" may be a name.
  const isLetter = first?.isCapital === true && first.text.length === 1
  if (first?.kind !== 'word' || (isOneOf(tokens, at, determiners) && !isLetter)) return null
  if (style === 'capital' && first.isCapital !== true) return null
  if (functionWords.has(first.text) && first.isCapital !== true && !lone.has(first.text)) return null
  let next = at + 1
  while (next < at + longestName && isPart(tokens, next, style)) next++
  const name = text.slice(first.start, tokens[next - 1]?.end)
  return { name, ...(readBehind(tokens, next) ?? { amount: null, currency: null, share: null, next }) }
}

/** Whether a token continues a name: "New York", "Gate 3", "Saint-Denis". */
function isPart(tokens: readonly Token[], at: number, style: NameStyle): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (token === undefined || isOneOf(tokens, at, lastJoints) || moneyAt(tokens, at) !== null) return false
  if (percentAt(tokens, at) !== null) return false
  const isJoined = before?.end === token.start
  if (token.kind === 'sign')
    return isJoined && /^[-'’&.]$/.test(token.text) && tokens[at + 1]?.kind === 'word' && tokens[at + 1]?.start === token.end
  if (token.kind === 'number') return !/^\d{3,}$/.test(textAt(tokens, at))
  return isJoined || token.isCapital === true || (style !== 'capital' && token.kind === 'word' && !functionWords.has(token.text))
}
