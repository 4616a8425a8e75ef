import { moneySums } from '../amounts/money-nouns.ts'
import { readShare } from '../amounts/share.ts'
import type { SegmentsFact } from '../segments/segment-facts.ts'
import type { Fact } from '../facts/fact.ts'
import { bandNouns } from '../lexicon/band-nouns.ts'
import { listJoints } from '../lexicon/connectives.ts'
import { articles, determiners } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, skip, skipBack, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Span, Token } from '../tokens/token.ts'
import type { Revision } from './revision.ts'

/** Nouns for sums of money. They are amounts of rows, not rows. */
const sums = wordSet(moneySums, 'profit profits gmv cost costs budget')
/** Words before an amount: "of | our total | revenue". */
const qualifying = skip(wordSet(determiners, 'total overall annual monthly gross net'), 3)
const groups = wordSet('by per across')
/** Words between an amount and what it is divided by: "revenue | is split | by region". */
const dividing = wordSet('is are split share shares breakdown mix broken down divided distribution')
/** Between shares of the same amount: "40% of revenue from stores | and | 60% from the web". */
const joints = skip(wordSet(listJoints, articles, ';'), 3)
/** Between a column and its shares: "region | : 60% US". */
const opening = wordSet(': is are ( - =')
/** Most words in the name of a column. */
const longestName = 2
const mostBetween = 3

/**
 * Removes shares of money: "55% of revenue from mobile", "revenue by region: 60% US, 40% UK". Rows have different amounts, so 55% of the
 * rows would not be 55% of the money.
 */
export const withoutSharesOfAmounts: Revision = ({ facts, asides }, { tokens }) => {
  const found = new Map<Fact, Span>()
  let end = 0
  for (const fact of facts) {
    const goesOn = fact.type === 'rate' && fact.of === null && joints(tokens, firstFrom(tokens, end)).next === firstFrom(tokens, fact.start)
    const amount = amountOf(fact, tokens) ?? (end > 0 && goesOn ? fact : null)
    if (amount !== null) found.set(fact, amount)
    end = amount === null ? 0 : fact.end
  }
  if (found.size === 0) return { facts, asides }
  const left = [...found].map(([fact, amount]) => ({
    start: Math.min(fact.start, amount.start),
    end: Math.max(fact.end, amount.end),
    reason: 'a share of an amount is not one of rows, and only shares of rows can be set, such as "55% of the orders are from mobile"',
  }))
  return { facts: facts.filter((fact) => !found.has(fact)), asides: [...asides, ...left] }
}

/** The amount that a fact states shares of; null for facts about rows. */
function amountOf(fact: Fact, tokens: readonly Token[]): Span | null {
  if (fact.type === 'segments') return isOfSum(fact, tokens) ? fact : null
  if (fact.type === 'rate') return fact.of !== null && sums.has(fact.of.words.at(-1) ?? '') ? fact.of : null
  const isShared =
    fact.type === 'attribute'
      ? fact.aspects.some((aspect) => aspect.type === 'values' && aspect.shares !== null)
      : fact.type === 'place' && fact.countries.some(({ share }) => share !== null)
  if (!isShared) return null
  // "Income brackets" are no amounts.
  if (fact.type === 'attribute' && bandNouns.has(fact.column?.words.at(-1) ?? '')) return null
  const own = fact.type === 'attribute' ? fact.column?.words.find((word) => sums.has(word)) : undefined
  if (own !== undefined) return fact
  const next = firstFrom(tokens, fact.end)
  const behind = textAt(tokens, next) === 'of' ? qualifying(tokens, next + 1).next : null
  if (behind !== null && isOneOf(tokens, behind, sums)) return tokens[behind] ?? null
  // "Income is split 70% services": "split" is no column.
  const column = fact.type === 'attribute' ? fact.column : null
  const isDivision = column?.words.every((word) => dividing.has(word)) === true
  return amountBefore(tokens, firstFrom(tokens, isDivision ? column.end : fact.start))
}

/** Whether parts have a share of a sum: "ten accounts | bring 60% of the won revenue". */
function isOfSum({ entries, start, end }: SegmentsFact, tokens: readonly Token[]): boolean {
  const first = firstFrom(tokens, start)
  const own = tokens.slice(first, firstFrom(tokens, end))
  return entries.some(({ said }) => said.type === 'share') && own.some((_, at) => sumBehind(tokens, first + at))
}

/** Whether "of" and a sum stand behind a share: "60% | of the won revenue". */
function sumBehind(tokens: readonly Token[], at: number): boolean {
  const share = readShare(tokens, at)
  if (share === null || textAt(tokens, share.next) !== 'of') return false
  const { next } = qualifying(tokens, share.next + 1)
  return isOneOf(tokens, next, sums) || (kindAt(tokens, next) === 'word' && isOneOf(tokens, next + 1, sums))
}

/** The amount that is divided: "| revenue | by region", "| spend | split: 60% online". Null for none. */
function amountBefore(tokens: readonly Token[], first: number): Token | null {
  const end = skipBack(tokens, first, 0, opening, 1)
  for (const column of [first, ...Array.from({ length: longestName }, (_, place) => end - 1 - place)]) {
    const by = skipBack(tokens, column, 0, determiners, 1) - 1
    const divided = isOneOf(tokens, by, groups) ? skipBack(tokens, by, 0, dividing, mostBetween) : 0
    if (isOneOf(tokens, divided - 1, sums)) return tokens[divided - 1] ?? null
  }
  const divided = skipBack(tokens, end, 0, dividing, mostBetween)
  return divided < end && isOneOf(tokens, divided - 1, sums) ? (tokens[divided - 1] ?? null) : null
}
