import type { Fact } from '../facts/fact.ts'
import { frequencies } from '../lexicon/time-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { firstFrom } from '../tokens/first-from.ts'
import { textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isPerTime } from '../words/is-per-time.ts'
import { singularOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

const pronouns = /^(?:those|these|which|whom)$/

/**
 * Makes asides of shares that are not shares of a table's rows: shares of a share ("30% sign up, half of those buy") and of a period ("2%
 * monthly churn").
 */
export const withoutNestedShares: Revision = ({ facts, asides }, { tokens }) => {
  const isNested = (fact: Fact, place: number): boolean => isOfThose(fact, tokens) || isOfThem(fact, facts[place - 1], tokens)
  const nested = new Set(facts.filter((fact, place) => (fact.type === 'rate' && isNested(fact, place)) || isOfPeriod(fact, tokens)))
  const told = [...nested].map((fact) => ({
    start: fact.start,
    end: fact.end,
    reason: !isOfPeriod(fact, tokens)
      ? 'it is a share of a share: say which share of all rows it is'
      : 'it is a share of those that are there in each period: say the share of all rows',
  }))
  return { facts: facts.filter((fact) => !nested.has(fact)), asides: [...asides, ...told] }
}

/** Recurring events, which have a rate per period. */
const flows = wordSet('churn retention attrition turnover renewal cancellation cancelation conversion')
const periods = wordSet(frequencies, 'annual')

/** "2% monthly churn", "churn of 2% a month", "churn is 2% a month for free, 1% for pro" */
function isOfPeriod({ end, ...fact }: Fact, tokens: readonly Token[]): boolean {
  if (fact.type === 'segments') {
    const [first, next] = [firstFrom(tokens, fact.start), firstFrom(tokens, end)]
    const isFlow = tokens.slice(first, next).some(({ text }) => flows.has(singularOf(text)))
    if (!isFlow || fact.entries.every(({ said }) => said.type !== 'share')) return false
    return tokens.slice(first, next + 1).some(({ text }, at) => periods.has(text) || isPerTime(tokens, first + at))
  }
  if (fact.type !== 'rate' || !fact.what.some((word) => flows.has(word))) return false
  return fact.what.some((word) => periods.has(word)) || isPerTime(tokens, firstFrom(tokens, end))
}

/** Whether a share is about the rows of the share before, if that names no rows: "25% register, | 8% of them pay". */
function isOfThem(fact: Fact, before: Fact | undefined, tokens: readonly Token[]): boolean {
  if (before?.type !== 'rate' || before.of !== null || fact.start - before.end > nearest) return false
  const low = firstFrom(tokens, fact.start)
  const own = tokens.slice(low, low + mostOwn)
  return own.some(({ text, end }, place) => text === 'them' && end <= fact.end && own[place - 1]?.text === 'of')
}

/** Most characters between two such shares. */
const nearest = 8
const mostOwn = 5

/** Most tokens between a share and "of those". */
const mostBefore = 12

/** Whether "of those" stands in or right before a fact, after another share. */
function isOfThose({ start, end }: Fact, tokens: readonly Token[]): boolean {
  const low = firstFrom(tokens, start)
  for (let at = Math.max(1, low - 1); at <= low + 6 && (tokens[at]?.end ?? Infinity) <= end; at++)
    if (textAt(tokens, at - 1) === 'of' && pronouns.test(textAt(tokens, at))) return hasShareBefore(tokens, Math.min(at - 1, low))
  return false
}

/** Whether the last number before a token is a share. After a count, "of which" is about its rows: "450 alerts". */
function hasShareBefore(tokens: readonly Token[], end: number): boolean {
  const before = tokens.slice(Math.max(0, end - mostBefore), end)
  const share = before.findLastIndex(({ text }) => text.includes('%') || text === 'percent' || text === 'half' || text === 'third')
  return share >= 0 && !before.slice(share + 1).some(({ kind }) => kind === 'number')
}
