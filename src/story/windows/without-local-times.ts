import { parseIsoDate } from '../../calendar.ts'
import { clauseStart } from '../exceptions/clause.ts'
import type { Aside } from '../aside.ts'
import type { Fact, WindowFact } from '../fact.ts'
import { firstFrom } from '../first-from.ts'
import { changeNouns, fallingVerbs, risingVerbs } from '../lexicon/changes.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { percentWords } from '../lexicon/units.ts'
import { lastToldDay } from '../story-today.ts'
import type { Token } from '../token.ts'
import { localTime } from './local-time.ts'

const changingVerbs: ReadonlySet<string> = wordSet(risingVerbs, fallingVerbs, changeNouns)

interface Read {
  readonly facts: readonly Fact[]
  readonly asides: readonly Aside[]
}

/**
 * Facts without the windows that are times of a part of the data only: each is told with a reason. The time of a share, "10% were returned in 2024", is
 * that of all data where the story says no other.
 * @param facts in the order of the story
 */
export function withoutLocalTimes(facts: readonly Fact[], tokens: readonly Token[]): Read {
  const windows = facts.filter((fact) => fact.type === 'window')
  const reasons = new Map(windows.map((fact) => [fact as Fact, reasonAgainst(fact, tokens)]))
  const isLeft = (fact: WindowFact): boolean => reasons.get(fact) === null
  const isShare = (fact: WindowFact): boolean => isOfShare(tokens, firstFrom(tokens, fact.start))
  const wholes = windows.filter((fact) => isLeft(fact) && !isShare(fact) && fact.unsaid === undefined)
  const isSame = (fact: WindowFact): boolean => wholes.some(({ from, to }) => from === fact.from && to === fact.to)
  for (const fact of wholes.length === 0 ? [] : windows)
    if (isLeft(fact) && isShare(fact) && !isSame(fact)) reasons.set(fact, 'shares of parts of the time are not set: say one for all of it')
  const asides = windows.flatMap((fact): Aside[] => {
    const reason = reasons.get(fact) ?? null
    return reason === null ? [] : [{ start: fact.start, end: fact.end, reason }]
  })
  return { facts: facts.filter((fact) => (reasons.get(fact) ?? null) === null), asides }
}

function reasonAgainst({ start, end, from, unsaid }: WindowFact, tokens: readonly Token[]): string | null {
  const first = firstFrom(tokens, start)
  const isFuture = from !== null && (parseIsoDate(from) ?? 0) > lastToldDay
  return localTime(tokens, { first, next: firstFrom(tokens, end) }, { isWhole: unsaid === undefined, isFuture })
}

/** Whether a share stands before a time in its clause: "20% of them were returned in March 2024", but no "5% growth". */
function isOfShare(tokens: readonly Token[], first: number): boolean {
  const before = tokens.slice(clauseStart(tokens, first), first)
  return before.some(({ text }) => percentWords.has(text)) && !before.some(({ text }) => changingVerbs.has(text))
}
