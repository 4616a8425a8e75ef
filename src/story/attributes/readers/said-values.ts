import { isElse, isOther, isTimeName } from './other-items.ts'
import { isBounds, isInside, isMinus } from './value-signs.ts'
import { canStartDirt, isSaidOfColumn } from './said-dirt.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { particles } from '../../lexicon/particles.ts'
import { percentWords } from '../../lexicon/units.ts'
import { isOneOf, kindAt, type Read, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { isStateWord } from '../../lexicon/states.ts'
import { isDone } from '../../words/is-done.ts'
import { functionWords } from '../../words/words.ts'
import { readBehind } from './behind-name.ts'
import {
  bracketedShare,
  pastRest,
  percentAt,
  type SharedValue,
  sharesOfItems,
  spreads,
  withNumbersAsShares,
  withNumbersBehind,
  withRest,
} from './shares-of-items.ts'
import { areAll } from '../columns/shares-of-values.ts'
import { areStatistics } from './are-statistics.ts'
import { isItemEnd, jointAt } from './list-joint.ts'
import { freePrice, isPriceAt, type PriceAt, readPriceAt } from './price-at.ts'
import { quotedEnd } from './quoted-end.ts'
import { areCounts, areMoney, arePercents, areUnits, isPlace, isSlash } from './value-nouns.ts'
import { closingBrackets, lastJoints, openingBrackets } from '../../lexicon/connectives.ts'

/** Listed values of a column. */
export interface SaidValues {
  /** As written, without duplicates; at least two. */
  readonly values: readonly string[]
  /** One per value, 0 to 1; null for a value without a share. Null if no value has one. */
  readonly shares: readonly (number | null)[] | null
  /** Set if the shares stand behind all values: "dogs & cats, 70/30". */
  readonly areSharesBehind?: true
  /** One per value; unset unless each has one. */
  readonly prices?: readonly PriceAt[]
  readonly next: number
}

interface Item extends SharedValue {
  readonly price?: PriceAt
  readonly next: number
}

/** Where a list of values may end. */
export type ListEnd =
  /** At the closing bracket: anything may stand between the separators. */
  | 'bracket'
  /** At the end of the tokens. */
  | 'item'
  /** After a last item of one or two words. */
  | 'clause'

/** Reads a list of values: "active, inactive or banned", "55% web, 30% app", "en (70%)", "low/medium/high". Null for fewer than two. */
export function readSaidValues(tokens: readonly Token[], text: string, at: number, end: ListEnd): SaidValues | null {
  const list = readItems(tokens, text, at, end)
  const items = withRest(withNumbersAsShares(withNumbersBehind(list.items)))
  const values = items.map(({ value }) => value)
  const isRead =
    end === 'bracket' ? isOneOf(tokens, list.next, closingBrackets) : end === 'item' ? list.next === tokens.length : list.isWhole
  if (!isRead || values.length < 2 || new Set(values.map((value) => value.toLowerCase())).size < values.length) return null
  const shares = sharesOfItems(items)
  const isShared = shares.some((share) => share !== null)
  const isCounted = textAt(tokens, list.next) === ':' && percentAt(tokens, list.next + 1) === null && textAt(tokens, list.next + 2) !== '/'
  // "stations: 14 trucks, 200 firefighters" and "parcels: 320, letters: 4000" count, "region: 60% US, 40% UK" tells places.
  if (end === 'clause' && (isCounted || values.some((value) => /^\d[\d.,]*k? \p{L}/iu.test(value)))) return null
  // "an airline (10 airports, 40 aircraft)" counts, too, but "sizes (10 cm, 20 cm)" are values.
  if (end === 'bracket' ? areCounts(values) : textAt(tokens, at - 1) === 'in' && areUnits(values)) return null
  // "bmi missing" begins a statement about another column, and "unique and look like AB-1234" is no list.
  if (end === 'clause' && values.some(isSaidOfColumn)) return null
  // "length (min 10, max 90)", "weight (normal, mean 8, sd 3)".
  if (end !== 'clause' && areStatistics(items)) return null
  // "phone (2% malformed, 3% duplicates)" has dirt.
  if (end === 'bracket' && isShared && values.every((value) => canStartDirt(value.split(' ')[0] ?? ''))) return null
  // "teams (100, fk team_id)": so many rows, and what else is said of them.
  if (end === 'bracket' && /^\d+$/.test(values[0] ?? '') && values.some((value) => value.endsWith('_id'))) return null
  if (areMoney(values)) return null
  // "Class balance 90/10": shares behind a name.
  if (end === 'clause' && arePercents(values.map(lastWord), false)) return null
  // "Season 2023/24": one period.
  if (end === 'clause' && values.length === 2 && /^(?:19|20)\d\d$/.test(values[0] ?? '') && /^\d\d$/.test(values[1] ?? '')) return null
  // "20% open 80% closed": shares without separators must sum up to 100%.
  if (list.isUnparted === true && !areAll(shares)) return null
  // "Germany and Austria (60/40)", "basic / plus / premium (50/35/15)": shares of what stands before.
  if (end === 'bracket' && arePercents(values, isPlace(textAt(tokens, at - 2)))) return null
  // "Performance reviews, 10% outstanding and 5% unsatisfactory": the first item is not a value.
  if (end === 'clause' && isShared && shares[0] === null) return null
  const prices = items.some(({ price }) => price !== undefined) ? items.flatMap(({ price, ...item }) => price ?? freePrice(item)) : []
  if (prices.length > 0 && prices.length < items.length) return null
  const more = {
    ...(items.length === list.items.length ? {} : { areSharesBehind: true as const }),
    ...(prices.length === 0 ? {} : { prices }),
  }
  return { values, shares: isShared ? shares : null, ...more, next: end === 'bracket' ? list.next + 1 : list.next }
}

const lastWord = (value: string): string => value.replace(/^.* /, '')

interface ItemList {
  readonly items: readonly Item[]
  /** Whether nothing stands between the last item and the end. */
  readonly isWhole: boolean
  /** Set if only the shares separate the items. */
  readonly isUnparted?: boolean
  readonly next: number
}

/** Reads items with one kind of separator, up to the item after "or" or "and". */
function readItems(tokens: readonly Token[], text: string, at: number, end: ListEnd): ItemList {
  const items: Item[] = []
  let next = at
  let sign: string | null = null
  for (let place = at; items.length < mostItems;) {
    const item = readItem(tokens, text, place, end, items)
    if (item === null || (end === 'clause' && isOther(items, item)))
      return { items, isWhole: sign !== null && sign !== '/' && !lastJoints.has(textAt(tokens, place - 1)), next }
    items.push(item)
    next = item.next
    if (isUnpartedAt(tokens, item, sign)) {
      sign = ''
      place = next
      continue
    }
    if (sign === '') return { items, isWhole: true, isUnparted: true, next }
    const joint = jointAt(tokens, next, end === 'clause')
    // "Adelie 60%, Gentoo 40%, | island": all shares are said.
    if (end === 'clause' && joint?.isLast === false && isWholeOf(items)) return { items, isWhole: true, next }
    if (joint === null || (end === 'clause' && sign !== null && joint.sign !== sign && !joint.isLast)) break
    if (end === 'clause' && joint.isLast && (sign === '/' || sign === '|')) break
    if (end === 'clause' && lastJoints.has(textAt(tokens, place - 1)) && sign !== joint.sign) break
    sign ??= joint.sign
    place = joint.next
    if (end === 'clause' && joint.isLast) {
      const last = readItem(tokens, text, place, end, items)
      if (items.length > 1 && isElse(tokens, place, items, last)) return { items, isWhole: true, next }
      return last === null ? { items, isWhole: false, next } : { items: [...items, last], isWhole: true, next: last.next }
    }
  }
  return { items, isWhole: true, next }
}

/** Whether the next item starts without a separator: "open 60% | closed 40%", "60% open | 40% closed". */
function isUnpartedAt(tokens: readonly Token[], { share, next }: Item, sign: string | null): boolean {
  if (share === null || (sign !== null && sign !== '')) return false
  const isBefore = !percentWords.has(textAt(tokens, next - 1))
  if (isBefore) return percentAt(tokens, next) !== null
  return kindAt(tokens, next) === 'word' && [1, 2].some((words) => percentAt(tokens, next + words) !== null)
}

function isWholeOf(items: readonly Item[]): boolean {
  return items.length > 1 && Math.abs(items.reduce((sum, { share }) => sum + (share ?? Number.NaN), 0) - 1) < 1e-9
}

const mostItems = 40
const longest = { bracket: 5, item: 5, clause: 3 }
/** Words that end a value. */
const enders = wordSet('is are was were has have each per with for of by to that which who weighted split where mostly mainly only shares')
/** Function words that can be values. */
const lone = wordSet('plus never none other others both neither once twice often always sometimes rarely')
/** Prepositions that can start a value: "in repair". */
const openers = wordSet('in on out not no off up down')

function readItem(tokens: readonly Token[], text: string, at: number, end: ListEnd, items: readonly Item[]): Item | null {
  const place = items.length
  // "Toys, garden, sports, | created_at over the last year": a column follows.
  if (end === 'clause' && place > 1 && tokens[at]?.isSnake === true && isTimeName(written(text, tokens, at, at + 4))) return null
  const before = percentAt(tokens, at)
  const start = before?.next ?? at
  const quoted = quotedEnd(tokens, text, start)
  let next = quoted ?? start
  if (quoted === null) while (next < start + longest[end] && isPart(tokens, text, next, { isFirst: next === start, end, place })) next++
  if (next === start || (quoted === null && end === 'clause' && place > 0 && isBounds(tokens, next))) return null
  const after =
    before === null ? (percentAt(tokens, textAt(tokens, next) === 'for' ? next + 1 : next) ?? bracketedShare(tokens, next, items)) : null
  if (quoted === null && end === 'clause' && next === start + longest.clause && isPart(tokens, text, next, { isFirst: false, end, place }))
    return null
  const priced = before === null && after === null && end === 'clause' ? readPriceAt(tokens, next) : null
  if (priced !== null) return { value: written(text, tokens, start, next), share: null, spread: null, price: priced, next: priced.next }
  const price = before === null && after === null ? priceBehind(tokens, next, items) : null
  if (price !== null) return { value: `${written(text, tokens, start, next)} ${price.text}`, share: null, spread: null, next: price.next }
  const value = written(text, tokens, start, next)
  const spread = before === null && after === null && spreads.has(textAt(tokens, next)) ? textAt(tokens, next) : null
  return {
    value,
    share: before?.share ?? after?.share ?? null,
    spread,
    next: after?.next ?? (spread === null ? pastRest(tokens, next) : next + 1),
  }
}

/** A price in brackets behind a value, as it is written without them: "pro ($30/mo)". All values have one, or none. */
function priceBehind(tokens: readonly Token[], at: number, items: readonly Item[]): (Read & { readonly text: string }) | null {
  if (!isOneOf(tokens, at, openingBrackets) || items.some(({ value }) => !/\d/.test(value))) return null
  const { amount = null, currency, next = at } = readBehind(tokens, at) ?? {}
  return amount === null ? null : { text: `${amount} ${currency?.toLowerCase()}`, next }
}

interface PartOf {
  readonly isFirst: boolean
  readonly end: ListEnd
  /** Number of items before. */
  readonly place: number
}

/** Whether a token is part of a value. */
function isPart(tokens: readonly Token[], text: string, at: number, { isFirst, end, place }: PartOf): boolean {
  const token = tokens[at]
  if (token === undefined || percentAt(tokens, at) !== null || (!isFirst && spreads.has(token.text) && isItemEnd(tokens, at + 1)))
    return false
  // "A or B | 50/50".
  const isShare = place > 0 && token.kind === 'number' && textAt(tokens, at + 1) === '/' && kindAt(tokens, at + 2) === 'number'
  if (end === 'clause' && !isFirst && (isShare || isPriceAt(tokens, at))) return false
  if (token.kind === 'number') return !percentWords.has(textAt(tokens, at + 1))
  if (isInside(tokens, at)) return !isFirst
  if (token.kind === 'sign')
    return /^[$€£+#]$/.test(token.text) || (!isFirst && isMinus(tokens, at)) || (!isFirst && isSlash(tokens, at, place))
  const isJoined = /[_-]/.test(text[token.end] ?? '') || (!isFirst && /[_-]/.test(text[token.start - 1] ?? ''))
  if (end !== 'clause') return !lastJoints.has(token.text) || isJoined
  if (isJoined) return true
  const after = tokens[at + 1]
  const isLone =
    isFirst &&
    (textAt(tokens, at - 1) === '/' ||
      after === undefined ||
      after.kind === 'sign' ||
      lastJoints.has(after.text) ||
      percentAt(tokens, at + 1) !== null ||
      readPriceAt(tokens, at + 1) !== null)
  if (lastJoints.has(token.text)) return false
  // "Checked in, checked | out".
  if (particles.has(token.text) && isDone(textAt(tokens, at - 1)) && (isItemEnd(tokens, at + 1) || percentAt(tokens, at + 1) !== null))
    return !isFirst
  if (isFirst && place > 0 && (openers.has(token.text) || token.isCapital === true) && functionWords.has(token.text))
    return tokens[at + 1]?.kind === 'word' || isLone
  if (functionWords.has(token.text))
    return isLone && (token.isCapital === true || lone.has(token.text) || isStateWord(token.text) || /(?:ing|one)$/.test(token.text))
  return isFirst || !enders.has(token.text)
}

function written(text: string, tokens: readonly Token[], first: number, next: number): string {
  return text
    .slice(tokens[first]?.start, tokens[next - 1]?.end)
    .replace(/[.,]$/, '')
    .trim()
}
