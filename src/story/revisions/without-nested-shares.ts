import { shareOfShare } from '../facts/reasons.ts'
import type { Aside } from '../facts/aside.ts'
import type { Fact, RateFact } from '../facts/fact.ts'
import { flows } from '../lexicon/process-words.ts'
import { perWords } from '../lexicon/determiners.ts'
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
 * Converts a share of a share to a share of all rows ("30% sign up, half of those buy"). Turns shares of a period ("2% monthly churn") and
 * shares of an unknown share into asides.
 */
export const withoutNestedShares: Revision = ({ facts, asides }, { tokens }) => {
  const told: Aside[] = []
  const kept: Fact[] = []
  let before: Fact | undefined
  for (const fact of facts) {
    const isNested = fact.type === 'rate' && (isOfThose(fact, tokens) || isOfThem(fact, before, tokens))
    const changed = isNested ? ofAllRows(fact, before) : fact
    const last = told.at(-1)
    if (isOfPeriod(fact, tokens)) told.push({ start: fact.start, end: fact.end, reason: ofPeriod })
    else if (fact.type === 'window' && last?.reason === ofPeriod && isTimeOf(last, fact, tokens))
      told.push({ start: tokens[firstFrom(tokens, last.end)]?.start ?? fact.start, end: fact.end, reason: ofPeriod })
    else if (isOfEach(fact, before)) told.push({ start: fact.start, end: fact.end, reason: ofEach })
    else if (changed === null) told.push({ start: fact.start, end: fact.end, reason: shareOfShare })
    else kept.push(changed)
    // A share may contain the count of its rows: "65% of 1,200 voters turned out".
    if (before === undefined || fact.end > before.end) before = changed ?? fact
  }
  return { facts: kept, asides: [...asides, ...told] }
}

/** Whether a time stands right behind such a share and tells when it holds: "churn of 2% a month | in 2024". */
function isTimeOf({ end }: Aside, { start }: Fact, tokens: readonly Token[]): boolean {
  const between = tokens.slice(firstFrom(tokens, end), firstFrom(tokens, start))
  return start >= end && between.length <= mostOfPeriod && between.every(({ text }) => perPeriod.has(text))
}

const mostOfPeriod = 2
const perPeriod = wordSet(perWords, 'day week month quarter year')

const ofEach =
  'how many of the rows of each other row have a state is not set: state a share of them all, such as "40% of the orders are open"'

/** "each user has 3 sessions, | 2 of them active": a number within the rows of each parent. */
function isOfEach(fact: Fact, before: Fact | undefined): boolean {
  return fact.type === 'rate' && fact.rows !== undefined && before?.type === 'ratio' && fact.of?.start === before.child.start
}

const ofPeriod = 'a share of each period is not set: write the share of all rows instead, such as "30% of the customers churned"'

/** A share of the rows of the share before as a share of all rows. Null if that is not known. */
function ofAllRows(fact: RateFact, before: Fact | undefined): RateFact | null {
  if (before?.type !== 'rate' || before.share === null || fact.share === null || fact.start < before.end) return null
  return { ...fact, of: before.of, share: Number((fact.share * before.share).toPrecision(12)), ofBefore: fact.share }
}

const periods = wordSet(frequencies, 'annual')

/** "2% monthly churn", "churn of 2% a month", "churn is 2% a month for free, 1% for pro" */
function isOfPeriod({ end, ...fact }: Fact, tokens: readonly Token[]): boolean {
  if (fact.type === 'segments') {
    const [first, next] = [firstFrom(tokens, fact.start), firstFrom(tokens, end)]
    const isFlow = tokens.slice(first, next).some(({ text }) => flows.has(singularOf(text)))
    if (!isFlow || fact.entries.every(({ said }) => said.type !== 'share')) return false
    // "Monthly churn", but not "monthly contracts churn".
    const isFlowAt = (at: number): boolean => flows.has(singularOf(textAt(tokens, at)))
    return tokens.slice(first, next + 1).some(({ text }, place) => {
      const at = first + place
      return periods.has(text) ? isFlowAt(at - 1) || isFlowAt(at + 1) : isPerTime(tokens, at)
    })
  }
  if (fact.type !== 'rate' || !fact.what.some((word) => flows.has(word))) return false
  return fact.what.some((word) => periods.has(word)) || isPerTime(tokens, firstFrom(tokens, end))
}

/** Whether a share is about the rows of the share before: "25% register, | 8% of them pay". */
function isOfThem(fact: Fact, before: Fact | undefined, tokens: readonly Token[]): boolean {
  if (before?.type !== 'rate' || before.share === null || fact.start - before.end > nearest) return false
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
