import { shareAtTime, timeOfSome } from '../facts/reasons.ts'
import type { Aside } from '../facts/aside.ts'
import type { Fact, RateFact } from '../facts/fact.ts'
import { pastWords } from '../lexicon/time-words.ts'
import { percentWords } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, spanOf, textAt } from '../reader/index.ts'
import { firstFrom, lastBefore } from '../tokens/first-from.ts'
import { saidTime } from '../times/said-time.ts'
import { inOrder } from '../tokens/in-order.ts'
import type { Span, Token } from '../tokens/token.ts'
import { isDone } from '../words/is-done.ts'
import type { Revision } from './revision.ts'

/** Most tokens between a share and its time: "25% borrowed | a thick book | in the last year". */
const mostBetween = 5

/** Words before a time of some rows; "over the last two years" is the time of all data. */
const inTimes: ReadonlySet<string> = wordSet(pastWords, 'in within')

/**
 * Gives shares their time relative to today: "15% visited | in the last month", "in the last month, | 15% visited". Shares that no verb says
 * become asides: "20% are new | since last month". A flag or a state of all rows says nothing of that time, and the time is not the one of
 * all data.
 */
export const withoutRecentShares: Revision = ({ facts, asides }, { tokens }) => {
  const days = facts.flatMap((fact) => (fact.type === 'rate' ? (dayBehind(fact, tokens) ?? []) : []))
  const times = inOrder<Span>([...facts.filter(isRelative), ...days, ...asides.filter(({ reason }) => reason === timeOfSome)])
  if (times.length === 0) return { facts, asides }
  const told = new Map<Span, Aside>()
  const kept = new Map<Span, RateFact>()
  const tell = (fact: Span, time: Span): Span => {
    const span = { start: Math.min(fact.start, time.start), end: Math.max(fact.end, time.end) }
    const aside = { ...span, reason: shareAtTime }
    for (const each of [fact, time]) told.set(each, aside)
    return span
  }
  for (const fact of facts) {
    if (fact.type !== 'rate') continue
    const clause = clauseBehind(fact, times, tokens)
    if (clause !== null) {
      tell(clause.said, clause.time)
      continue
    }
    const [before, behind] = [lastBefore(times, fact.start), times[firstFrom(times, fact.end)]]
    const time =
      behind !== undefined && isSaidOf(fact, behind, tokens)
        ? behind
        : before !== undefined && isInFront(before, fact, tokens)
          ? before
          : null
    if (time === null) continue
    const span = tell(fact, time)
    const said = isDone(fact.what[0] ?? '') ? saidTime(tokens, firstFrom(tokens, time.start)) : null
    if (said !== null && said.fact.from !== null) kept.set(fact, { ...fact, ...span, time: { from: said.fact.from, to: said.fact.to } })
  }
  // "15% visited in the last month, 10% | in the last week"
  for (const time of times) if (!told.has(time) && isBehindShare(time, tokens)) tell(time, time)
  const left = facts.flatMap((fact) => kept.get(fact) ?? (told.has(fact) ? [] : [fact]))
  const isKept = ({ start, end }: Span): boolean => [...kept.values()].some((fact) => fact.start === start && fact.end === end)
  return {
    facts: left,
    asides: [...asides.filter((aside) => !told.has(aside)), ...[...new Set(told.values())].filter((aside) => !isKept(aside))],
  }
}

function isRelative(fact: Fact): boolean {
  return (fact.type === 'window' || fact.type === 'dated') && fact.unsaid === 'days'
}

const singleDays = wordSet('yesterday tonight today tomorrow')
const dayStarts = wordSet('last this')
const dayParts = wordSet('night morning afternoon evening weekend')

/** A single day or night at which rows did so: "were occupied | last night", "booked | yesterday". Null for none. */
function dayBehind(fact: RateFact, tokens: readonly Token[]): Span | null {
  const next = firstFrom(tokens, fact.end)
  if (singleDays.has(fact.what.at(-1) ?? '')) return { start: fact.end, end: fact.end }
  if (isOneOf(tokens, next, singleDays)) return spanOf(tokens, next, next + 1)
  return isOneOf(tokens, next, dayStarts) && isOneOf(tokens, next + 1, dayParts) ? spanOf(tokens, next, next + 2) : null
}

/** What the rows of a share in brackets did at a time: "active donors (30%) | gave in the last 12 months". The share itself stays. */
function clauseBehind(
  fact: RateFact,
  times: readonly Span[],
  tokens: readonly Token[],
): { readonly said: Span; readonly time: Span } | null {
  const at = firstFrom(tokens, fact.end)
  const time = textAt(tokens, at) === ')' ? times[firstFrom(times, fact.end)] : undefined
  const start = tokens[at + 1]?.start
  if (time === undefined || start === undefined || !isSaidOf({ start, end: start }, time, tokens)) return null
  return { said: { start, end: start }, time }
}

/** Whether a time stands behind a share in its clause, with no other number between them. */
function isSaidOf(fact: Span, time: Span, tokens: readonly Token[]): boolean {
  const [first, next] = [firstFrom(tokens, fact.end), firstFrom(tokens, time.start)]
  if (next - first > mostBetween) return false
  for (let at = first; at < next; at++) if (endsClause(tokens, at) || kindAt(tokens, at) === 'number') return false
  return true
}

/** Whether a time begins a sentence right before a share. */
function isInFront(time: Span, fact: Span, tokens: readonly Token[]): boolean {
  const first = firstFrom(tokens, time.start)
  const next = firstFrom(tokens, time.end)
  const isNext = firstFrom(tokens, fact.start) === (textAt(tokens, next) === ',' ? next + 1 : next)
  return isNext && isOneOf(tokens, first, inTimes) && (first === 0 || (endsClause(tokens, first - 1) && textAt(tokens, first - 1) !== ','))
}

/** Whether a time stands right behind a percentage. */
function isBehindShare({ start }: Span, tokens: readonly Token[]): boolean {
  return isOneOf(tokens, firstFrom(tokens, start) - 1, percentWords)
}
