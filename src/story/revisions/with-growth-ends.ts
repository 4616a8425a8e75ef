import type { CurveFact, GrowthFact } from '../facts/amount-facts.ts'
import type { Fact } from '../facts/fact.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf } from '../reader/index.ts'
import { readPeriod } from '../times/read-period.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import type { Revision } from './revision.ts'

const until: ReadonlySet<string> = wordSet('by until till to in')
/** Most characters between an amount and its growth. */
const nearest = 12

/** Joins an amount in a month and its growth until another month to one curve: "mrr of $50k in January, doubled by December". */
export const withGrowthEnds: Revision = ({ facts, asides }, { tokens }) => {
  const joined: Fact[] = []
  for (const fact of facts) {
    const before = joined.at(-1)
    const curve = before?.type === 'curve' && fact.type === 'growth' ? curveTo(before, fact, tokens) : null
    if (curve === null) joined.push(fact)
    else joined.splice(-1, 1, curve)
  }
  return { facts: joined, asides }
}

function curveTo(curve: CurveFact, growth: GrowthFact, tokens: readonly Token[]): CurveFact | null {
  const [first, ...others] = curve.anchors
  if (first === undefined || first.month === null || others.length > 0 || curve.every !== null) return null
  if (growth.per !== 'window' || growth.measure.length > 0 || growth.start - curve.end > nearest) return null
  const at = firstFrom(tokens, growth.end)
  const period = isOneOf(tokens, at, until) ? readPeriod(tokens, at + 1) : null
  if (period === null || period.month < 1 || period.day !== null || period.months !== 1) return null
  const last = { year: period.year ?? first.year, month: period.month, quarter: null, amount: first.amount * growth.factor }
  return { ...curve, anchors: [first, last], end: tokens[period.next - 1]?.end ?? growth.end }
}
