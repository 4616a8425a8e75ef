import type { CurveFact } from '../facts/amount-facts.ts'
import { approximations, exactWords } from '../lexicon/approximations.ts'
import { relatives } from '../lexicon/connectives.ts'
import { articles } from '../lexicon/determiners.ts'
import { modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { either, endsClause, isOneOf, oneOf, optional, sequence, skip, skipBack, spanOf, textAt } from '../reader/index.ts'
import { isYear } from '../times/is-year.ts'
import type { Token } from '../tokens/token.ts'
import { isPluralNoun, nounBefore } from '../words/nouns.ts'
import { readMoney } from './money.ts'
import { pastTotal } from './past-total.ts'

/** A statement, and its tokens from `first` to `next` (excluded). */
export interface FoundTotal {
  readonly fact: CurveFact
  readonly first: number
  readonly next: number
}

const adding = sequence({
  verb: oneOf(['add', 'adds', 'adding', 'sum', 'sums', 'summing', 'amount', 'amounts', 'amounting']),
  up: optional(oneOf(['up'])),
  to: oneOf(['to']),
})
const totalling = oneOf(['total', 'totals', 'totaling', 'totalling', 'totaled', 'totalled', 'for a total of'])
const having = sequence({
  with: oneOf(['with', 'having', 'have', 'for']),
  total: oneOf(['a total', 'a total value', 'a total amount', 'a total worth', 'a combined value', 'a combined total', 'a sum']),
  of: oneOf(['of']),
})
const verb = either(having, adding, totalling)
const qualifying = skip(wordSet(approximations, exactWords), 2)
const joints = wordSet(relatives, modals, 'together all')

/**
 * Finds the sum of money of some rows: "300 orders totalling $45,000", "invoices that add up to 120k euros", "gifts worth $10,000 in total".
 * @param taken one entry per token: 1 if it is read
 */
export function findTotals(tokens: readonly Token[], taken: Uint8Array): readonly FoundTotal[] {
  const found: FoundTotal[] = []
  for (let at = 1; at < tokens.length; at++) {
    if (taken[at] === 1) continue
    const said = totalAt(tokens, at)
    if (said === null) continue
    found.push(said)
    at = said.next - 1
  }
  return found
}

/** Whether only a year follows, which is the time of the rows. */
function isInYear(tokens: readonly Token[], at: number): boolean {
  return /^(?:in|for|during)$/.test(textAt(tokens, at)) && isYear(tokens[at + 1]?.value ?? 0) && endsClause(tokens, at + 2)
}

function totalAt(tokens: readonly Token[], at: number): FoundTotal | null {
  // "Gifts worth $10,000" may be one amount of each, "worth $10,000 in total" is the sum.
  const isWorth = textAt(tokens, at) === 'worth'
  const said = isWorth ? { next: at + 1 } : verb(tokens, at)
  const money = said === null ? null : readMoney(tokens, qualifying(tokens, said.next).next)
  if (money === null) return null
  const next = pastTotal(tokens, money.next)
  if (!(endsClause(tokens, next) || isInYear(tokens, next)) || (isWorth && next === money.next)) return null
  const noun = nounBefore(tokens, skipBack(tokens, at, 0, joints, 3), 0)
  // "A revenue that totals" is read as an amount by time.
  if (noun === null || !isPluralNoun(noun) || isOneOf(tokens, at - 1, articles)) return null
  const anchor = { year: null, month: null, quarter: null, amount: money.amount }
  const measure = noun.words.slice(-1)
  return {
    fact: { type: 'curve', measure, currency: money.currency, anchors: [anchor], every: null, ...spanOf(tokens, at, next) },
    first: at,
    next,
  }
}
