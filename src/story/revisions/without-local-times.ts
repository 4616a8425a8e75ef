import { parseIsoDate } from '../../calendar.ts'
import { clauseStart } from './exceptions/clause.ts'
import type { Aside } from '../facts/aside.ts'
import type { Fact, WindowFact } from '../facts/fact.ts'
import { firstFrom } from '../tokens/first-from.ts'
import { changeNouns, fallingVerbs, risingVerbs } from '../lexicon/changes.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { percentWords } from '../lexicon/units.ts'
import { lastToldDay } from '../times/story-today.ts'
import type { Token } from '../tokens/token.ts'
import { localTime, ofSeveral } from './windows/local-time.ts'
import type { Revision } from './revision.ts'

/** Most characters between a number and its time. */
const nearest = 2
const changingVerbs: ReadonlySet<string> = wordSet(risingVerbs, fallingVerbs, changeNouns)

/**
 * Makes asides of windows that are about a part of the data. The time of a share ("10% were returned in 2024") is that of all data if the
 * story has no other.
 */
export const withoutLocalTimes: Revision = ({ facts, asides }, { tokens }) => {
  const windows = facts.filter((fact) => fact.type === 'window')
  const reasons = new Map(windows.map((fact) => [fact as Fact, reasonAgainst(fact, tokens)]))
  const isLeft = (fact: WindowFact): boolean => reasons.get(fact) === null
  const isShare = (fact: WindowFact): boolean => isOfShare(tokens, firstFrom(tokens, fact.start))
  const wholes = windows.filter((fact) => isLeft(fact) && !isShare(fact) && fact.unsaid === undefined)
  const isSame = (fact: WindowFact): boolean => wholes.some(({ from, to }) => from === fact.from && to === fact.to)
  for (const fact of wholes.length === 0 ? [] : windows)
    if (isLeft(fact) && isShare(fact) && !isSame(fact))
      reasons.set(fact, 'a share cannot be set for a part of the period: state one for the whole period')
  for (const fact of windows) {
    const before = reasons.get(fact) === ofSeveral ? facts[facts.indexOf(fact) - 1] : undefined
    if (before?.type === 'curve' && fact.start - before.end <= nearest) reasons.set(before, ofSeveral)
  }
  const told = [...reasons.keys()].flatMap((fact): Aside[] => {
    const reason = reasons.get(fact) ?? null
    return reason === null ? [] : [{ start: fact.start, end: fact.end, reason }]
  })
  return { facts: facts.filter((fact) => (reasons.get(fact) ?? null) === null), asides: [...asides, ...told] }
}

function reasonAgainst({ start, end, from, unsaid }: WindowFact, tokens: readonly Token[]): string | null {
  const first = firstFrom(tokens, start)
  const isFuture = from !== null && (parseIsoDate(from) ?? 0) > lastToldDay
  return localTime(tokens, { first, next: firstFrom(tokens, end) }, { isWhole: unsaid === undefined, isFuture })
}

/** Whether a share stands before a time in its clause: "20% of them were returned in March 2024", but not "5% growth". */
function isOfShare(tokens: readonly Token[], first: number): boolean {
  const before = tokens.slice(clauseStart(tokens, first), first)
  return before.some(({ text }) => percentWords.has(text)) && !before.some(({ text }) => changingVerbs.has(text))
}
