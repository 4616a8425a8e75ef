import { type Amount, readAmount } from './amount.ts'
import type { Fact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { approximations, exactWords } from '../lexicon/approximations.ts'
import { averagingWords } from '../lexicon/averages.ts'
import { relatives } from '../lexicon/connectives.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { havingVerbs, owningVerbs } from '../lexicon/verbs.ts'
import { endsClause, isOneOf, oneOf, optional, past, sequence, spanOf, textAt } from '../reader/index.ts'
import { dataBefore } from '../find/data-before.ts'
import { readColumns } from '../find/said-columns.ts'
import { countedBefore } from './counted-before.ts'
import { type Bounds, type Counted, ratioFact, readCounted, readEach, readPer, readVerb } from './said-ratio.ts'
import type { Token } from '../tokens/token.ts'
import { isPlural } from '../words/words.ts'
import { isOfOwnRows } from '../compose/noun-words.ts'
import { isPluralNoun, readNoun } from '../words/nouns.ts'

/** Larger ranges are totals: "10 customers with 90 to 110 orders". */
const mostEach = 50

/** Words before a mean in brackets. */
const beforeAmounts = wordSet(approximations, averagingWords, exactWords, 'an of on with at')
const mostBeforeAmounts = 3
const owners = wordSet(owningVerbs, 'with')

/** A statement about each of the counted rows, and the token after it. */
export interface CountTail {
  readonly facts: readonly Fact[]
  readonly next: number
}

/** Reads the statement about each counted row that directly follows the count. */
export function readCountTail(tokens: readonly Token[], at: number, counted: Noun): CountTail | null {
  return inBrackets(tokens, at, counted) ?? ofEach(tokens, at, counted) ?? withColumns(tokens, at, counted)
}

const amountPer = sequence({ amount: past(beforeAmounts, mostBeforeAmounts, readAmount), per: readPer })
const bracketed = sequence({ opening: oneOf(['(']), said: amountPer, closing: optional(oneOf([')'])) })
const afterComma = sequence({ comma: oneOf([',']), said: amountPer })

/** The counted rows are the children: "(4 per customer)", ", avg 4 per customer". */
function inBrackets(tokens: readonly Token[], at: number, child: Noun): CountTail | null {
  const found = bracketed(tokens, at) ?? afterComma(tokens, at)
  if (found === null) return null
  const { amount, per } = found.said
  const bounds = boundsOf(amount, amount.start > at + 1 && !isOneOf(tokens, amount.start - 1, exactWords))
  return { facts: [ratioFact(child, per.parent, bounds, spanOf(tokens, at, found.next))], next: found.next }
}

/** Bounds for a range; a mean if the story says so or if only an upper bound is known. */
function boundsOf({ min, max, value, isRange }: Amount, isMean: boolean): Bounds {
  return isRange || (!isMean && min !== null) ? { min, max, mean: null } : { min: null, max: null, mean: value }
}

/** "20 players each". */
const countedEach = sequence({ counted: readCounted, each: readEach })
/** "With 3 orders each", "have 1 to 5 orders". */
const having = sequence({ verb: oneOf(havingVerbs), counted: readCounted, each: optional(readEach) })
/** "Each with 3 orders", "all having 3 orders". */
const eachHaving = sequence({ quantifier: oneOf(['each', 'all']), said: having })
/** "Each wrote 3 essays": any verb. */
const eachDoing = sequence({ each: oneOf(['each']), verb: readVerb, counted: readCounted, end: optional(readEach) })
const opening = sequence({ comma: optional(oneOf([','])), who: optional(oneOf(relatives)) })

/** The counted rows are the parents: "with 3 orders each", ", each with 3 orders", "with 1 to 5 orders". */
function ofEach(tokens: readonly Token[], at: number, parent: Noun): CountTail | null {
  const start = opening(tokens, at)?.next ?? at
  return (
    apart(tokens, at, start, parent) ??
    eachOf(tokens, start, parent) ??
    ofRange(tokens, at, start, parent) ??
    rangeBehind(tokens, start, parent)
  )
}

/** "12 teams, 20 players each", "5 orders and 100 items each". */
function apart(tokens: readonly Token[], at: number, start: number, parent: Noun): CountTail | null {
  const isAnd = textAt(tokens, start) === 'and'
  if (textAt(tokens, at) !== ',' && !(isAnd && !isOwned(tokens, at, parent))) return null
  const first = isAnd ? start + 1 : start
  const found = countedEach(tokens, first)
  return found === null || !isPluralNoun(found.counted.noun) ? null : tailOf(tokens, first, found.next, parent, found.counted)
}

/** Whether the counted rows belong to other rows: "customers with 3 accounts and 2 cards each" is about customers. */
function isOwned(tokens: readonly Token[], at: number, { words }: Noun): boolean {
  const number = at - words.length - 1
  const owner = textAt(tokens, number - 2)
  return isOneOf(tokens, number - 1, owners) && isPlural(owner)
}

function eachOf(tokens: readonly Token[], start: number, parent: Noun): CountTail | null {
  const found = eachHaving(tokens, start)?.said ?? eachDoing(tokens, start)
  if (found === null || !isSeveral(found.counted)) return null
  // "30 orders from 10 suppliers, each with 1 to 8 lines": of the orders.
  const owner = textAt(tokens, start - 1) === ',' ? (countedBefore(tokens, start) ?? parent) : parent
  return tailOf(tokens, start, found.next, owner, found.counted, true)
}

/** A range directly after the count is per row even without "each". */
function ofRange(tokens: readonly Token[], at: number, start: number, parent: Noun): CountTail | null {
  const found = having(tokens, start)
  if (found === null || !isSeveral(found.counted)) return null
  const { min, max } = found.counted.bounds
  const isRange = min !== max && (max ?? 0) <= mostEach && textAt(tokens, at) !== ','
  return found.each === null && !isRange ? null : tailOf(tokens, start, found.next, parent, found.counted)
}

const measured = sequence({
  verb: oneOf(havingVerbs),
  child: readNoun,
  bracket: optional(oneOf(['('])),
  amount: readAmount,
  closing: optional(oneOf([')'])),
})

/** "With orders between 1 and 9", "with orders (1-9)": only for nouns that are tables. */
function rangeBehind(tokens: readonly Token[], start: number, parent: Noun): CountTail | null {
  const found = measured(tokens, start)
  if (found?.amount.isRange !== true || !isOfOwnRows(found.child.noun.words) || !endsClause(tokens, found.next)) return null
  return {
    facts: [ratioFact(found.child.noun, parent, boundsOf(found.amount, false), spanOf(tokens, start, found.next))],
    next: found.next,
  }
}

function isSeveral({ noun, bounds }: Counted): boolean {
  return isPluralNoun(noun) || bounds.max === 1
}

function tailOf(
  tokens: readonly Token[],
  first: number,
  next: number,
  parent: Noun,
  { noun, bounds }: Counted,
  isOfEach = false,
): CountTail {
  const fact = ratioFact(noun, parent, bounds, spanOf(tokens, first, next))
  const more = textAt(tokens, next) === 'and' ? andOne(tokens, next + 1, isOfEach) : null
  if (more === null) return { facts: [fact], next }
  const other = ratioFact(more.counted.noun, parent, more.counted.bounds, spanOf(tokens, next + 1, more.next))
  return { facts: [fact, other], next: more.next }
}

const andCounted = sequence({ counted: readCounted, each: optional(readEach) })

/**
 * A further number per row: "and 1 profile", "and 2 cards each", "and 2 to 5 cards". A plain number needs "each with" before it, as "and 20
 * products" is a total.
 */
function andOne(tokens: readonly Token[], at: number, isOfEach: boolean): { readonly counted: Counted; readonly next: number } | null {
  const found = andCounted(tokens, at)
  if (found === null) return null
  const { min, max } = found.counted.bounds
  const isFew = max !== null && max <= mostEach && endsClause(tokens, found.next) && (isOfEach || min !== max)
  return found.each !== null || max === 1 || isFew ? found : null
}

function withColumns(tokens: readonly Token[], at: number, noun: Noun): CountTail | null {
  if (!isPluralNoun(noun)) return null
  const rows = dataBefore(tokens, noun)
  const columns = textAt(tokens, at) === ':' ? null : readColumns(tokens, at, rows ?? noun)
  const relations: readonly Fact[] =
    rows === null ? [] : [{ type: 'relation', child: rows, parent: noun, start: rows.start, end: noun.end }]
  const facts = [...relations, ...(columns === null ? [] : [columns.fact])]
  return facts.length === 0 ? null : { facts, next: columns?.next ?? at }
}
