import { parseIsoDate } from '../../calendar.ts'
import { isoDay } from '../../time/periods.ts'
import type { Fact, WindowFact } from '../fact.ts'
import { firstFrom } from '../first-from.ts'
import { andWords, listJoints } from '../lexicon/connectives.ts'
import { isOneOf } from '../reader/index.ts'
import type { Token } from '../token.ts'
import { inYear } from './in-year.ts'

/** Facts with one window for each list of times, "Autumn 2022, Spring 2023 and Autumn 2023", "in January or June 2024": what is between them are its gaps. */
export function withListedTimes(facts: readonly Fact[], tokens: readonly Token[]): readonly Fact[] {
  const lists: WindowFact[][] = []
  let before: Fact | undefined
  for (const fact of facts) {
    const list = lists.at(-1)
    if (fact.type === 'window' && list !== undefined && list.at(-1) === before && isJoined(tokens, list.at(-1) as WindowFact, fact)) list.push(fact)
    else if (fact.type === 'window') lists.push([fact])
    before = fact
  }
  const joined = new Map(lists.filter((list) => list.length > 1).map((list) => [list[0] as Fact, joinedTimes(list)]))
  const others = new Set<Fact>(lists.flatMap((list) => (joined.get(list[0] as Fact) ?? null) === null ? [] : list.slice(1)))
  return facts.flatMap((fact) => (others.has(fact) ? [] : [joined.get(fact) ?? fact]))
}

/** Whether there is no more between two windows than between the members of a list. */
function isJoined(tokens: readonly Token[], one: WindowFact, other: WindowFact): boolean {
  const [from, to] = [firstFrom(tokens, one.end), firstFrom(tokens, other.start)]
  const isBetween = to > from && isOneOf(tokens, from, listJoints) && (to === from + 1 || (to === from + 2 && isOneOf(tokens, from + 1, listWords)))
  return isBetween && one.from !== null && other.from !== null
}

const listWords: ReadonlySet<string> = new Set([...andWords, 'or', 'in'])

/** One window from the first day of several to the last; null where they are in no order or have other years than they can have. */
function joinedTimes(list: readonly WindowFact[]): WindowFact | null {
  const dated = list.findLast(({ unsaid }) => unsaid === undefined)
  const placed = dated === undefined ? list : list.map((each) => (each.unsaid === 'year' ? inSaidYear(each, dated) : each))
  const ordered = placed.toSorted((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1))
  const [first, last] = [ordered[0] as WindowFact, ordered.at(-1) as WindowFact]
  if (first.from === null || placed.some(({ unsaid }) => unsaid !== first.unsaid)) return null
  const gaps = ordered.slice(1).flatMap(({ from }, at) => gapBetween((ordered[at] as WindowFact).to, from ?? ''))
  const { unsaid } = first
  return {
    type: 'window',
    from: first.from,
    to: last.to,
    ...(unsaid === undefined ? {} : { unsaid }),
    ...(gaps.length === 0 ? {} : { gaps }),
    start: (list[0] as WindowFact).start,
    end: (list.at(-1) as WindowFact).end,
  }
}

/** With the year of the time of the list that has one. */
function inSaidYear(window: WindowFact, { from, to }: WindowFact): WindowFact {
  const { unsaid: _, ...said } = window
  return inYear(said, Number((from ?? to).slice(0, 4))) ?? window
}

function gapBetween(to: string, from: string): NonNullable<WindowFact['gaps']> {
  const [last, first] = [parseIsoDate(to), parseIsoDate(from)]
  return last === null || first === null || first <= last + 1 ? [] : [{ from: isoDay(last + 1), to: isoDay(first - 1) }]
}
