import type { CurveFact, GrowthFact } from '../facts/amount-facts.ts'
import type { Fact, WindowFact } from '../facts/fact.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf } from '../reader/index.ts'
import { readPeriod } from '../times/read-period.ts'
import type { SaidPeriod } from '../times/said-period.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import type { Revision } from './revision.ts'

const until: ReadonlySet<string> = wordSet('by until till to in')
/** Most characters between an amount and its growth. */
const nearest = 12
const nearestYear = 40

/**
 * Joins an amount in a month or year and its growth until another month or year to one curve: "mrr of $50k in January, doubled by
 * December", "sales were $2M in 2023 and grew 25% in 2024".
 */
export const withGrowthEnds: Revision = ({ facts, asides }, { tokens }) => {
  const joined: Fact[] = []
  for (const fact of facts) {
    const year = joined.at(-1)?.type === 'window' ? (joined.at(-1) as WindowFact) : null
    const before = joined.at(year === null ? -1 : -2)
    const curve = before?.type !== 'curve' || fact.type !== 'growth' ? null : joinedCurve(before, fact, year, tokens)
    const last = joined.at(-1)
    if (curve !== null) joined.splice(year === null ? -1 : -2, 2, curve)
    else if (fact.type !== 'window' || last?.type !== 'curve' || fact.end > last.end) joined.push(fact)
  }
  return { facts: joined, asides }
}

function joinedCurve(curve: CurveFact, growth: GrowthFact, year: WindowFact | null, tokens: readonly Token[]): CurveFact | null {
  return year === null
    ? (curveTo(curve, growth, tokens) ?? curveOfYears(curve, growth, behind(growth, tokens)))
    : curveOfYears(curve, growth, year)
}

function curveTo(curve: CurveFact, growth: GrowthFact, tokens: readonly Token[]): CurveFact | null {
  const [first, ...others] = curve.anchors
  if (first === undefined || first.month === null || others.length > 0 || curve.every !== null) return null
  if (growth.per !== 'window' || growth.measure.length > 0 || growth.start - curve.end > nearest) return null
  const period = periodBehind(growth, tokens)
  if (period === null || period.month < 1 || period.day !== null || period.months !== 1) return null
  const last = { year: period.year ?? first.year, month: period.month, quarter: null, amount: first.amount * growth.factor }
  return { ...curve, anchors: [first, last], end: tokens[period.next - 1]?.end ?? growth.end }
}

function periodBehind(growth: GrowthFact, tokens: readonly Token[]): SaidPeriod | null {
  const at = firstFrom(tokens, growth.end)
  return isOneOf(tokens, at, until) ? readPeriod(tokens, at + 1) : null
}

/** The year that stands behind a growth: "grew 25% | in 2024". Null if there is none. */
function behind(growth: GrowthFact, tokens: readonly Token[]): Pick<WindowFact, 'from' | 'to' | 'end'> | null {
  const period = periodBehind(growth, tokens)
  if (period === null || period.year === null || period.months !== 12 || period.day !== null) return null
  return { from: `${period.year}-01-01`, to: `${period.year}-12-31`, end: tokens[period.next - 1]?.end ?? growth.end }
}

/** A curve by year, with the grown amount of the next year added. */
function curveOfYears(curve: CurveFact, growth: GrowthFact, window: Pick<WindowFact, 'from' | 'to' | 'end'> | null): CurveFact | null {
  const last = curve.anchors.at(-1)
  if (window === null || last === undefined || last.year === null || last.month !== null || last.quarter !== null || curve.every !== null)
    return null
  const year = last.year + 1
  const isNext = window.from === `${year}-01-01` && window.to === `${year}-12-31`
  const isOther = growth.measure.length > 0 && growth.measure.join(' ') !== curve.measure.join(' ')
  if (!isNext || isOther || growth.per === 'month' || growth.per === 'quarter' || growth.start - curve.end > nearestYear) return null
  const anchor = { year, month: null, quarter: null, amount: Number((last.amount * growth.factor).toPrecision(12)) }
  return { ...curve, anchors: [...curve.anchors, anchor], end: Math.max(growth.end, window.end) }
}
