import { approximations, exactWords } from '../lexicon/approximations.ts'
import { changeVerbs } from '../lexicon/changes.ts'
import { rangeWords } from '../lexicon/connectives.ts'
import { type Period } from '../lexicon/units.ts'
import { being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { kindAt, skip, textAt, hasOneOf } from '../reader/index.ts'
import type { Anchor } from '../facts/amount-facts.ts'
import { everyOf, readSaidAmount, type SaidAmount } from './said-amount.ts'
import { currencyOfCode, currencyOfDollar, currencyOfSign } from '../lexicon/currencies.ts'
import { oncePerToken } from '../tokens/once-per-token.ts'
import { isNumberWord } from './quantity.ts'
import { mayBeginPeriod, readPeriod } from '../times/read-period.ts'
import type { SaidPeriod } from '../times/said-period.ts'
import type { Token } from '../tokens/token.ts'

/** An amount with its period: "$50k in January", "Q1: $100k". The period may be missing. */
export interface SaidAnchor {
  readonly anchor: Anchor
  readonly hasPeriod: boolean
  readonly currency: string | null
  /** The words for the amount: "orders". */
  readonly words: readonly string[]
  readonly every: Period | null
  readonly next: number
}

/** Most anchors: one for each month of three years. */
const mostAnchors = 36

const pastAfterAmount = skip(wordSet('( in for by during at of on as around until this the come back'), 3)
const beforeAmount: ReadonlySet<string> = wordSet(
  being,
  approximations,
  exactWords,
  ': = - – — ( → | at of with it we had made did hit hits reached',
)
const beforePeriod: ReadonlySet<string> = wordSet('in by for during at')

const separators: ReadonlySet<string> = wordSet(
  changeVerbs,
  rangeWords,
  ', ; \n → > * • & / . and then up down until followed reaching reaches reach ending ends end at with by before finally hitting through peaking but back later',
)
const mostSeparators = 6

/** Words between an amount and the one that it changes to. */
const changing: ReadonlySet<string> = wordSet(changeVerbs, 'growth → >')

/** Whether an amount or its period can start with a token. This quick test rules out most tokens. */
export function mayBeginAnchor({ kind, text }: Token): boolean {
  if (kind === 'number' || approximations.has(text) || text === '-' || beforePeriod.has(text) || mayBeginPeriod(text)) return true
  if (kind === 'sign') return currencyOfSign(text) !== null || /['‘’]/.test(text)
  return (
    text === 'a' ||
    text === 'an' ||
    text === 'half' ||
    isNumberWord(text) ||
    currencyOfCode(text) !== null ||
    currencyOfDollar(text) !== null
  )
}

/** Reads several amounts in a row, at most two of them without a period, and whether words of change stand between. */
export function readAnchors(tokens: readonly Token[], at: number): { readonly anchors: readonly SaidAnchor[]; readonly isChange: boolean } {
  const anchors: SaidAnchor[] = []
  let isChange = false
  for (let next = at; anchors.length < mostAnchors; next = anchors.at(-1)?.next ?? next) {
    const place = anchors.length === 0 ? next : afterSeparators(tokens, next)
    const found = place === null ? null : readAnchor(tokens, place)
    if (found === null || place === null) break
    const before = anchors[0]
    if (before !== undefined && !continuesAnchors(before, found, anchors)) break
    isChange ||= anchors.length > 0 && hasOneOf(tokens, next, place, changing)
    anchors.push(found)
  }
  return { anchors, isChange }
}

/** Whether a word is about change: "rising", "grew". */
export function tellsChange(word: string): boolean {
  return changing.has(word)
}

function continuesAnchors(first: SaidAnchor, found: SaidAnchor, anchors: readonly SaidAnchor[]): boolean {
  if (first.currency !== null && found.currency !== null && first.currency !== found.currency) return false
  if (!found.hasPeriod && anchors.length > 1) return false
  // "$25,000 a month, 300 riders": a number of things does not continue amounts of money, and an amount for each month ends the list.
  const isCounted = (first.currency === null) !== (found.currency === null) && (first.currency === null ? first : found).words.length > 0
  if (isCounted || (!found.hasPeriod && first.every !== null && found.every === null)) return false
  // "1,000 orders in January, 500 customers in February" are two measures.
  const [own, before] = [found.words.at(-1), anchors.findLast(({ words }) => words.length > 0)?.words.at(-1)]
  if (own !== undefined && before !== undefined && own !== before) return false
  return found.hasPeriod || anchors.every(({ hasPeriod }) => !hasPeriod) || found.currency !== null
}

function afterSeparators(tokens: readonly Token[], at: number): number | null {
  let next = at
  while (next < at + mostSeparators && separators.has(textAt(tokens, next)) && !isNegative(tokens, next)) next++
  return next === at ? null : next
}

/** Whether an amount is negative: a minus sign joined to it, with a space before. */
function isNegative(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.text !== '-') return false
  const after = tokens[at + 1]
  return after?.start === token.end && after.kind !== 'word' && after.text !== '>' && tokens[at - 1]?.end !== token.start
}

const readAnchor = oncePerToken((tokens, at): SaidAnchor | null => amountFirst(tokens, at) ?? periodFirst(tokens, at))

function amountFirst(tokens: readonly Token[], at: number): SaidAnchor | null {
  const amount = readSaidAmount(tokens, at)
  if (amount === null) return null
  const place = pastAfterAmount(tokens, amount.next).next
  const period = place > amount.next || kindAt(tokens, place) === 'word' ? readPeriod(tokens, place) : null
  const when = period === null ? null : whenOf(period)
  if (period === null || when === null) return anchorOf(amount, null, amount.next)
  const isClosed = textAt(tokens, amount.next) === '(' && textAt(tokens, period.next) === ')'
  return anchorOf(amount, when, isClosed ? period.next + 1 : period.next)
}

function periodFirst(tokens: readonly Token[], at: number): SaidAnchor | null {
  const start = beforePeriod.has(textAt(tokens, at)) ? at + 1 : at
  const period = readPeriod(tokens, start)
  const when = period === null ? null : whenOf(period)
  if (period === null || when === null) return null
  const words: string[] = []
  let place = period.next
  for (let skipped = 0; skipped < 5; skipped++, place++) {
    const amount = readSaidAmount(tokens, place)
    if (amount !== null) {
      const isClosed = textAt(tokens, period.next) === '(' && textAt(tokens, amount.next) === ')'
      const found = anchorOf(amount, when, isClosed ? amount.next + 1 : amount.next)
      return { ...found, words: [...words, ...found.words] }
    }
    const token = tokens[place]
    if (token === undefined) return null
    if (beforeAmount.has(token.text)) continue
    if (token.kind !== 'word' || words.length === 2) return null
    words.push(token.text)
  }
  return null
}

type When = Pick<Anchor, 'year' | 'month' | 'quarter' | 'half'>

/** The month, quarter, half or year of a period; null for other periods. */
function whenOf({ year, month, months, day, part }: SaidPeriod): When | null {
  // Amounts hold by month: "20 visits a day for the first two weeks of June" has the weeks as its window.
  if (day !== null || part !== undefined) return null
  if (months === 1) return { year, month, quarter: null }
  if (months === 3 && month % 3 === 1) return { year, month: null, quarter: (month + 2) / 3 }
  if (months === 6 && (month === 1 || month === 7)) return { year, month: null, quarter: null, half: month === 1 ? 1 : 2 }
  return months === 12 && year !== null ? { year, month: null, quarter: null } : null
}

function anchorOf({ amount, currency, words, every }: SaidAmount, when: When | null, next: number): SaidAnchor {
  const anchor = { year: null, month: null, quarter: null, ...when, amount }
  const last = words.at(-1)
  return { anchor, hasPeriod: when !== null, currency, words, every: every ?? (last === undefined ? null : everyOf(last)), next }
}
