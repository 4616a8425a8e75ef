import { wordSet } from '../../lexicon/word-set.ts'
import { percentWords } from '../../lexicon/units.ts'
import { hasWords, kindAt, textAt } from '../../reader/index.ts'
import { readShare } from '../../amounts/share.ts'
import { halfAt } from '../../amounts/half-at.ts'
import type { Token } from '../../tokens/token.ts'
import { scaled } from '../../tokens/tokens.ts'
import { sumOf } from '../../../lists.ts'
import { mostlyShare } from '../columns/shares-of-values.ts'

/** A listed value and its share. */
export interface SharedValue {
  readonly value: string
  /** 0 to 1; null if none is said. */
  readonly share: number | null
  /** A word of `spreads` after the value; null for none. */
  readonly spread: string | null
}

interface FoundShare {
  readonly share: number
  readonly next: number
}

const evenly = wordSet('equally evenly')
/** Words after a value for its share: "200 mostly". */
export const spreads: ReadonlySet<string> = wordSet(evenly, 'mostly mainly')

/** Reads numbers after all values as shares if they sum up to 100: "web 50, app 30, shop 20". */
export function withNumbersAsShares<Item extends SharedValue>(items: readonly Item[]): readonly Item[] {
  const parts = items.map(({ value, share }) => (share === null ? /^(\D.*\S) (\d{1,2}(?:\.\d+)?)$/.exec(value) : null))
  const whole = parts.reduce((sum, part) => sum + Number(part?.[2]), 0)
  if (parts.length < 2 || !(Math.abs(whole - 100) < 1e-9)) return items
  return items.map((item, place) => ({ ...item, value: parts[place]?.[1] ?? '', share: scaled(Number(parts[place]?.[2]), 0.01) }))
}

/** Reads as many numbers as values, behind them, as their shares: "dogs & cats, 70/30". */
export function withNumbersBehind<Item extends SharedValue>(items: readonly Item[]): readonly Item[] {
  const named = items.slice(0, items.length / 2)
  const parts = items
    .slice(named.length)
    .map(({ value, share }) => (share === null && /^\d{1,2}$/.test(value) ? Number(value) : Number.NaN))
  if (parts.length < 2 || parts.length !== named.length || sumOf(parts) !== 100) return items
  if (named.some(({ value, share }) => share !== null || /^\d/.test(value))) return items
  return named.map((item, place) => ({ ...item, share: scaled(parts[place] ?? 0, 0.01) }))
}

const restAtStart = /^(?:(?:the )?(?:rest|remaining|remainder)|the others?|otherwise|else)(?: are| is| of them)? (.+)$/i
const restAtEnd = /^(.+?) (?:(?:the )?(?:rest|remaining|remainder)|otherwise)$/i
const otherWords = /^(?:the )?(?:rest|others?|remaining|remainder)$/i

/** The last value without the word for its share: "rest 301", "otherwise 301" and "ops rest" have what the others leave, and "rest" is called "other". */
export function withRest<Item extends SharedValue>(items: readonly Item[]): readonly Item[] {
  const last = items.at(-1)
  const isRest = last !== undefined && last.share === null && items.slice(0, -1).every(({ share }) => share !== null)
  if (!isRest || items.length < 2) return items
  const named = restAtStart.exec(last.value)?.[1] ?? restAtEnd.exec(last.value)?.[1]
  return [...items.slice(0, -1), { ...last, value: named ?? (otherWords.test(last.value) ? 'other' : last.value) }]
}

/** The share of each value: as said, or from "mostly" and "equally". Null for a value without one. */
export function sharesOfItems(items: readonly SharedValue[]): readonly (number | null)[] {
  const shares = items.map(({ share }) => share)
  if (shares.some((share) => share !== null)) return shares
  if (items.some(({ spread }) => spread !== null && evenly.has(spread))) return items.map(() => 1 / items.length)
  const named = items.filter(({ spread }) => spread !== null).length
  return items.map(({ spread }) => (spread === null ? null : mostlyShare / named))
}

/** The token after "the rest" or "for the rest", if these words stand at a token. */
export function pastRest(tokens: readonly Token[], at: number): number {
  const start = textAt(tokens, at) === 'for' ? at + 1 : at
  return hasWords(tokens, start, 'the rest') ? start + 2 : at
}

/** "40%". */
export function percentAt(tokens: readonly Token[], at: number): FoundShare | null {
  if (kindAt(tokens, at) !== 'number' || !percentWords.has(textAt(tokens, at + 1))) return null
  return { share: scaled((tokens[at] as Token).value, 0.01), next: at + 2 }
}

/** "(70%)", "- 20%", ": 5%". */
export function bracketedShare(tokens: readonly Token[], at: number, before: readonly SharedValue[]): FoundShare | null {
  // "Bronze, silver and gold: 50%, 30% and 20%" gives one share to each value.
  if (/^[:=-]$/.test(textAt(tokens, at))) return before.every(({ share }) => share !== null) ? percentAt(tokens, at + 1) : null
  if (textAt(tokens, at) !== '(') return null
  // "Motor (half), home (30%)".
  const found = percentAt(tokens, at + 1) ?? readShare(tokens, at + 1) ?? halfAt(tokens, at + 1)
  return found === null || found.share === null || textAt(tokens, found.next) !== ')' ? null : { share: found.share, next: found.next + 1 }
}
