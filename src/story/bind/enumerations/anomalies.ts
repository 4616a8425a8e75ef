import type { Domain } from '../../../domains/domain.ts'
import type { AttributeFact, Fact } from '../../facts/fact.ts'
import { findRate } from '../../find/find-rate.ts'
import type { Restated } from '../restated.ts'

/** Finds anomalies that no column tells, which are outliers: "1% anomalies", "2% anomalies in cpu". */
export function anomalies(facts: readonly Fact[], domain: Domain): readonly Restated[] {
  return facts.flatMap((fact): readonly Restated[] => {
    if (fact.type !== 'rate' || fact.share === null || fact.what[0] !== 'anomalies' || findRate(fact.what, null, domain) !== null) return []
    const { start, end, share, of, what } = fact
    const words = what[1] === 'in' ? what.slice(2) : []
    if (words.length === 0 && (what.length > 1 || !facts.some(({ type }) => type === 'series'))) return []
    const aspects = [{ type: 'mess', of: 'outliers', part: { share } } as const]
    const column = words.length === 0 ? null : { words, start, end }
    const meant: AttributeFact = { type: 'attribute', table: of, column, aspects, currency: null, start, end }
    return [{ said: [fact], meant: [meant] }]
  })
}
