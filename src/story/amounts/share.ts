import { approximations, exactWords } from '../lexicon/approximations.ts'
import { rangeWords } from '../lexicon/connectives.ts'
import { definites, distributives } from '../lexicon/determiners.ts'
import { groupNouns } from '../lexicon/group-nouns.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { partsOfYear, weekdayNumbers } from '../times/calendar-words.ts'
import { percentWords } from '../lexicon/units.ts'
import { finiteBeing } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { hasOneOf, hasWords, isOneOf, kindAt, textAt } from '../reader/index.ts'
import { oncePerToken } from '../tokens/once-per-token.ts'
import { partWords } from '../words/part-words.ts'
import { readQuantity } from './quantity.ts'
import type { Token } from '../tokens/token.ts'
import { scaled } from '../tokens/tokens.ts'
import { isYear } from '../times/is-year.ts'

/** A share, and the token after it. */
export interface Share {
  /** 0.2 for 20%; finite, at least 0. */
  readonly share: number
  readonly next: number
}

/** Words after "a fifth" or "half" that make it a share. */
const afterShares = wordSet(finiteBeing, definites, 'of being have has will all')
const starts = wordSet(approximations, exactWords, 'and with but where over')
const nameParts = wordSet(
  'price fare board day days hour hours pension term pay marathon marathons pint pints dose doses party parties person time and or ago later million thousand hundred billion dozen a an in',
)

/**
 * Reads a share: "20%", "20 percent", "10-15%" and "between 10 and 15%" (the middle), "a fifth", "two thirds", "half", "1/3 of", "one in
 * five", "every fifth". Null for none.
 */
export const readShare = oncePerToken((tokens, at): Share | null => {
  const token = tokens[at]
  if (token === undefined) return null
  const start = token.text === 'between' ? at + 1 : at
  const quantity = readQuantity(tokens, start)
  if (quantity !== null)
    return (
      percentFrom(tokens, quantity, start > at) ?? (start === at ? (fractionFrom(tokens, at, quantity) ?? oneIn(tokens, quantity)) : null)
    )
  if (distributives.has(token.text)) return everyNth(tokens, at + 1)
  if (token.text === 'half') return isShareBefore(tokens, at + 1) || isBareShare(tokens, at, at + 1) ? { share: 0.5, next: at + 1 } : null
  if (token.text === 'a' || token.text === 'an') {
    const part = partWords.get(textAt(tokens, at + 1))
    if (part === undefined || !(isShareBefore(tokens, at + 2) || isBareShare(tokens, at, at + 2))) return null
    return { share: 1 / part, next: at + 2 }
  }
  return null
})

const times = wordSet(timeWords, partsOfYear, weekdayNumbers.keys(), 'time')
const nths: ReadonlyMap<string, number> = new Map([...partWords, ['second', 2], ['other', 2]])

/**
 * "Every | fifth customer", "every | 5th of them" and "every | other row" are shares; "every third month" is a time. The rows are behind
 * the share.
 */
function everyNth(tokens: readonly Token[], at: number): Share | null {
  const text = textAt(tokens, at)
  const part = nths.get(text) ?? Number(/^(\d{1,4})(?:st|nd|rd|th)$/.exec(text)?.[1] ?? 0)
  const after = tokens[at + 1]
  const isOfRows = after?.kind === 'word' && !nameParts.has(after.text) && !times.has(after.text)
  return part > 1 && isOfRows && (!afterShares.has(after.text) || after.text === 'of') ? { share: 1 / part, next: at + 1 } : null
}

interface From {
  readonly value: number
  readonly next: number
}

function percentFrom(tokens: readonly Token[], { value, next }: From, isBetween: boolean): Share | null {
  const end = percentEnd(tokens, next)
  if (end !== null && !isBetween && !isRange(tokens, end)) return { share: scaled(value, 0.01), next: end }
  const from = end ?? next
  const joint = textAt(tokens, from)
  if (!rangeWords.has(joint) && !(isBetween && joint === 'and')) return null
  const other = readQuantity(tokens, from + 1)
  const otherEnd = other === null ? null : percentEnd(tokens, other.next)
  if (other === null || otherEnd === null || value >= other.value) return null
  return { share: scaled((value + other.value) / 2, 0.01), next: otherEnd }
}

/** "10%-15%", "10% to 15%". */
function isRange(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  return rangeWords.has(text) && kindAt(tokens, at + 1) === 'number' && percentEnd(tokens, at + 2) !== null
}

function percentEnd(tokens: readonly Token[], at: number): number | null {
  const text = textAt(tokens, at)
  if (percentWords.has(text)) return at + 1
  return hasWords(tokens, at, 'per cent') || hasWords(tokens, at, 'per cents') ? at + 2 : null
}

/** "1/3 of", "two thirds", "one fifth of", "½ of". */
function fractionFrom(tokens: readonly Token[], at: number, { value, next }: From): Share | null {
  const token = tokens[at]
  const text = textAt(tokens, next)
  if (token?.text.includes('\u2044') === true && next === at + 1 && isShareBefore(tokens, next)) return { share: value, next }
  const over = tokens[next + 1]
  if (text === '/' && next === at + 1 && over?.kind === 'number' && value <= over.value && textAt(tokens, next + 2) === 'of')
    return { share: value / over.value, next: next + 2 }
  const part = partWords.get(text) ?? partWords.get(text.replace(/s$/, ''))
  if (part === undefined || !Number.isInteger(value) || value > part) return null
  const isSafe = value > 1 && text.endsWith('s') && part !== 4
  const isPart = isSafe || isShareBefore(tokens, next + 1) || isBareShare(tokens, at, next + 1)
  return value > 0 && isPart ? { share: value / part, next: next + 1 } : null
}

/** "One in five", "3 out of 10", "2 of every 7", for small numbers only: "500 in 2024" is no share. */
function oneIn(tokens: readonly Token[], { value, next }: From): Share | null {
  const from = hasWords(tokens, next, 'out of') ? next + 2 : next + 1
  const isEach = isOneOf(tokens, from, distributives)
  const isRatio = from > next + 1 || textAt(tokens, next) === 'in' || (isEach && textAt(tokens, next) === 'of')
  const of = isRatio ? readQuantity(tokens, isEach ? from + 1 : from) : null
  if (of === null || !Number.isInteger(value) || !Number.isInteger(of.value)) return null
  return value > 0 && value < of.value && value <= 100 && !isYear(of.value) ? { share: value / of.value, next: of.next } : null
}

function isShareBefore(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  return afterShares.has(text) && !(text === 'the' && /^(?:year|month|week|day|time)$/.test(textAt(tokens, at + 1)))
}

/**
 * Whether a fraction at the start of a clause is a share: "..., a third via chat, half by email", but not "a third party" or "a quarter" of
 * a year.
 */
function isBareShare(tokens: readonly Token[], at: number, next: number): boolean {
  const before = tokens[at - 1]
  const isStart = before === undefined || before.kind === 'sign' || starts.has(before.text)
  const after = tokens[next]
  const isOther = after?.kind !== 'word' || timeWords.has(after.text) || (nameParts.has(after.text) && !isInGroup(tokens, next))
  return isStart && !isOther
}

const mostBefore = 3

/** "Half | in group B", "a third | in the treatment group", "a quarter | in Germany". */
function isInGroup(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== 'in') return false
  return (
    hasOneOf(tokens, at + 1, at + 1 + mostBefore, groupNouns) || (tokens[at + 1]?.isCapital === true && !isOneOf(tokens, at + 1, times))
  )
}
