import { parseIsoDate } from '../../calendar.ts'
import { clauseStart } from './exceptions/clause.ts'
import { shareAtTime } from '../facts/reasons.ts'
import type { Aside } from '../facts/aside.ts'
import type { DatedFact, Fact, WindowFact } from '../facts/fact.ts'
import { firstFrom } from '../tokens/first-from.ts'
import { changeNouns, fallingVerbs, risingVerbs } from '../lexicon/changes.ts'
import { possessives } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { percentWords } from '../lexicon/units.ts'
import { isOneOf } from '../reader/index.ts'
import { lastToldDay } from '../times/story-today.ts'
import type { Span, Token } from '../tokens/token.ts'
import { localTime, ofNothing, ofSeveral, ofSomethingElse, type TimeContext } from './windows/local-time.ts'
import { isOneOff } from './windows/one-off.ts'
import type { Revision } from './revision.ts'

const sentenceEnds: ReadonlySet<string> = wordSet('. ! ?')
/** Most characters between a number and its time. */
const nearest = 2
/** "Signups doubled | between January and June" of data of a year. */
const ofMonths = 'a change between two months cannot be set: state it for the whole period'
const changingVerbs: ReadonlySet<string> = wordSet(risingVerbs, fallingVerbs, changeNouns)

/**
 * Turns windows about a part of the data into asides. The time of a share ("10% were returned in 2024") is the window of all data if the
 * story has no other window.
 */
export const withoutLocalTimes: Revision = ({ facts, asides }, { tokens }) => {
  const windows = facts.filter((fact) => fact.type === 'window')
  const read = new Uint8Array(tokens.length)
  for (const { type, start, end } of facts) if (type !== 'window') read.fill(1, firstFrom(tokens, start), firstFrom(tokens, end))
  const isRead = (at: number): boolean => read[at] === 1
  const reasons = new Map(windows.map((fact) => [fact as Fact, reasonAgainst(fact, tokens, isRead)]))
  const isLeft = (fact: WindowFact): boolean => reasons.get(fact) === null
  const isShare = (fact: WindowFact): boolean => isOfShare(tokens, firstFrom(tokens, fact.start))
  const wholes = windows.filter((fact) => isLeft(fact) && !isShare(fact) && fact.unsaid === undefined)
  const isSame = (fact: WindowFact): boolean => wholes.some(({ from, to }) => from === fact.from && to === fact.to)
  for (const fact of wholes.length === 0 ? [] : windows)
    if (isLeft(fact) && isShare(fact) && !isSame(fact))
      reasons.set(fact, 'a share cannot be set for a part of the period: state one for the whole period')
  const firstEnd = tokens.findIndex(({ text }) => sentenceEnds.has(text))
  for (const fact of facts) {
    if (fact.type === 'dated' && isOfEvent(fact, tokens, firstEnd)) reasons.set(fact, ofSomethingElse)
    if (fact.type !== 'growth') continue
    const place = firstFrom(windows, fact.start)
    const isOnce = windows
      .slice(Math.max(0, place - 1), place + 1)
      .some((time) => reasons.get(time) === ofSomethingElse && isBeside(fact, time, tokens))
    if (isOnce) reasons.set(fact, 'a change at one time cannot be set: state it for the whole period')
  }
  for (const fact of windows) {
    const reason = reasons.get(fact)
    const before = reason === ofSeveral || reason === ofNothing ? facts[facts.indexOf(fact) - 1] : undefined
    if (before === undefined || fact.start - before.end > nearest) continue
    if (before.type === 'curve' && reason === ofSeveral) reasons.set(before, ofSeveral)
    if (before.type === 'rate' && reason === ofNothing) reasons.set(before, shareAtTime)
  }
  for (const fact of betweenMonths(windows, facts, tokens)) reasons.set(fact, ofMonths)
  const told = [...reasons.keys()].flatMap((fact): Aside[] => {
    const reason = reasons.get(fact) ?? null
    return reason === null ? [] : [{ start: fact.start, end: fact.end, reason }]
  })
  return { facts: facts.filter((fact) => (reasons.get(fact) ?? null) === null), asides: [...asides, ...told] }
}

function reasonAgainst(
  { start, end, from, unsaid, of }: WindowFact,
  tokens: readonly Token[],
  isRead: TimeContext['isRead'],
): string | null {
  const first = firstFrom(tokens, start)
  const isFuture = from !== null && (parseIsoDate(from) ?? 0) > lastToldDay
  return localTime(
    tokens,
    { first, next: firstFrom(tokens, end) },
    { isWhole: unsaid === undefined, isFuture, isRead: of === undefined ? isRead : () => true },
  )
}

/**
 * "The pool was opened in May 2023"; but "our gym opened in May 2023" says when the data begins, as does the first sentence.
 * @param firstEnd the end of the first sentence; -1 if there is only one
 */
function isOfEvent({ start, end }: DatedFact, tokens: readonly Token[], firstEnd: number): boolean {
  const verb = firstFrom(tokens, start)
  const first = clauseStart(tokens, verb)
  const isOfBusiness = first === verb || isOneOf(tokens, first, possessives) || firstEnd < 0 || firstEnd >= first
  return !isOfBusiness && isOneOff(tokens, first, { first: verb + 1, next: firstFrom(tokens, end) }, () => false)
}

/** Changes from one month to another that are not those of the whole period, and their times. */
function betweenMonths(windows: readonly WindowFact[], facts: readonly Fact[], tokens: readonly Token[]): readonly Fact[] {
  return windows.flatMap((fact) => {
    if (!isBetweenMonths(fact) || windows.some((each) => each !== fact && isSameTime(each, fact))) return []
    const place = facts.indexOf(fact)
    const [before, behind] = [facts[place - 1], facts[place + 1]]
    if (before?.type === 'growth' && fact.start >= before.end && fact.start - before.end <= nearest) return [before, fact]
    // "Between April and July, | orders halved"
    if (behind?.type === 'growth' && behind.start - fact.end <= nearest && isBeside(fact, behind, tokens)) return [fact, behind]
    return isOneOf(tokens, firstFrom(tokens, fact.start) - 1, changingVerbs) ? [fact] : []
  })
}

/** Whether a time goes from one month to another of the same year, but not through all of it. */
function isBetweenMonths({ from, to }: WindowFact): boolean {
  if (from === null || from.slice(0, 4) !== to.slice(0, 4)) return false
  return from.slice(5, 7) !== to.slice(5, 7) && !(from.slice(5, 7) === '01' && to.slice(5, 7) === '12')
}

/** Whether two times have the same months and days. */
function isSameTime(one: WindowFact, other: WindowFact): boolean {
  return one.from?.slice(5) === other.from?.slice(5) && one.to.slice(5) === other.to.slice(5)
}

/** Whether nothing but commas stands between two facts. */
function isBeside(one: Span, other: Span, tokens: readonly Token[]): boolean {
  const between = tokens.slice(firstFrom(tokens, Math.min(one.end, other.end)), firstFrom(tokens, Math.max(one.start, other.start)))
  return between.every(({ text }) => text === ',')
}

/** Whether a share stands before a time in its clause: "20% of them were returned in March 2024", but not "5% growth". */
function isOfShare(tokens: readonly Token[], first: number): boolean {
  const before = tokens.slice(clauseStart(tokens, first), first)
  return before.some(({ text }) => percentWords.has(text)) && !before.some(({ text }) => changingVerbs.has(text))
}
