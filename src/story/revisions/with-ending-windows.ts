import { parseIsoDate } from '../../calendar.ts'
import { isoDay } from '../../time/periods.ts'
import type { Fact, WindowFact } from '../facts/fact.ts'
import { readDuration } from '../series/read-interval.ts'
import { daysUntil, type Length, lengthOf } from '../times/days-of-length.ts'
import { firstFrom } from '../tokens/first-from.ts'
import { kindAt, textAt } from '../reader/index.ts'
import type { Span, Token } from '../tokens/token.ts'
import type { Revision } from './revision.ts'

/** Most tokens between a length and "ending": "30 days of delivery runs ending". */
const mostBetween = 4

/** Reads a day behind "ending" as the last of a period: "30 days of runs ending 30 April 2025". Without a length, its start stays open. */
export const withEndingWindows: Revision = ({ facts, asides }, { tokens }) => {
  const taken: WindowFact[] = []
  const ended = facts.map((fact): Fact => {
    if (fact.type !== 'window' || fact.from !== fact.to) return fact
    const at = firstFrom(tokens, fact.start)
    const verb = textAt(tokens, at - 1) === 'on' ? at - 2 : at - 1
    if (!/^end(?:ing|s)$/.test(textAt(tokens, verb))) return fact
    const said = lengthBefore(tokens, verb)
    const days = said === null ? null : daysUntil(said.length, parseIsoDate(fact.to) ?? 0)
    if (said === null || days === null) return { ...fact, from: null }
    const whole: WindowFact = { ...fact, from: isoDay(days.first), start: tokens[said.at]?.start ?? fact.start }
    taken.push(whole)
    return whole
  })
  const isWithin = ({ start, end }: Span): boolean => taken.some((each) => start >= each.start && end <= each.end)
  const isFree = (fact: Fact): boolean => fact.type === 'count' || (fact.type === 'window' && taken.includes(fact)) || !isWithin(fact)
  return { facts: ended.filter(isFree), asides: asides.filter((aside) => !isWithin(aside)) }
}

function lengthBefore(tokens: readonly Token[], verb: number): { readonly length: Length; readonly at: number } | null {
  for (let at = verb - 2; at >= Math.max(0, verb - mostBetween - 2); at--) {
    const found = kindAt(tokens, at) === 'number' ? readDuration(tokens, at) : null
    if (found === null) continue
    const unit = found.unit.slice(0, -1)
    if (unit === 'day' || unit === 'week' || unit === 'month' || unit === 'quarter' || unit === 'year')
      return { length: lengthOf(found.times, unit), at }
  }
  return null
}
