import { wordSet } from '../../lexicon/word-set.ts'
import { percentWords } from '../../lexicon/units.ts'
import { kindAt, textAt } from '../../reader/index.ts'
import { readShare } from '../../amounts/share.ts'
import type { Token } from '../../tokens/token.ts'
import { scaled } from '../../tokens/tokens.ts'
import { most } from '../columns/shares-of-values.ts'

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
export function withNumbersAsShares<Item extends SharedValue>(said: readonly Item[]): readonly Item[] {
  const items = withoutRest(said)
  const parts = items.map(({ value, share }) => (share === null ? /^(\D.*\S) (\d{1,2}(?:\.\d+)?)$/.exec(value) : null))
  const whole = parts.reduce((sum, part) => sum + Number(part?.[2]), 0)
  if (parts.length < 2 || !(Math.abs(whole - 100) < 1e-9)) return items
  return items.map((item, place) => ({ ...item, value: parts[place]?.[1] ?? '', share: scaled(Number(parts[place]?.[2]), 0.01) }))
}

/** "A 60%, B 30%, rest | others": the last value without the words for the remaining share. */
function withoutRest<Item extends SharedValue>(items: readonly Item[]): readonly Item[] {
  const isShared = items.slice(0, -1).some(({ share }) => share !== null)
  return items.map((item, at) => {
    const [, value] = (isShared && at === items.length - 1 ? rest.exec(item.value) : null) ?? []
    return item.share !== null || value === undefined ? item : { ...item, value }
  })
}

const rest = /^(?:the )?(?:rest|remainder|remaining)(?: is| are| of them)? (\S.*)$/i

/** The share of each value: as said, or from "mostly" and "equally". Null for a value without one. */
export function sharesOfItems(items: readonly SharedValue[]): readonly (number | null)[] {
  const shares = items.map(({ share }) => share)
  if (shares.some((share) => share !== null)) return shares
  if (items.some(({ spread }) => spread !== null && evenly.has(spread))) return items.map(() => 1 / items.length)
  const named = items.filter(({ spread }) => spread !== null).length
  return items.map(({ spread }) => (spread === null ? null : most / named))
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

function halfAt(tokens: readonly Token[], at: number): FoundShare | null {
  return textAt(tokens, at) === 'half' ? { share: 0.5, next: at + 1 } : null
}
