import type { Fact } from '../facts/fact.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { tokensWithin } from '../tokens/tokens-within.ts'
import type { Revision } from './revision.ts'

const joints = wordSet(', ; and but then')
/** Most characters between two changes of the same: ", and then ". */
const nearest = 12

/**
 * Repeats what changes in the change of a season that follows without it: "revenue dips 20% in Q1 and jumps 40% in Q4", "revenue of $100k a
 * month, 50% higher in November".
 */
export const withCarriedMeasures: Revision = ({ facts, asides }, { tokens }) => {
  let before: { readonly measure: readonly string[]; readonly end: number } | null = null
  const changed = facts.map((fact): Fact => {
    const own = fact.type === 'shape' && fact.size !== undefined && fact.measure.length === 0 && fact.subject === undefined
    const isNear = own && before !== null && fact.start >= before.end && fact.start - before.end <= nearest
    const between = isNear && before !== null ? tokensWithin({ start: before.end, end: fact.start }, tokens) : []
    const again: Fact =
      isNear && before !== null && between.every(({ text }) => joints.has(text)) ? { ...fact, measure: before.measure } : fact
    const isMeasured = again.type === 'shape' || again.type === 'curve' || again.type === 'growth'
    before = isMeasured && again.measure.length > 0 ? again : null
    return again
  })
  return { facts: changed, asides }
}
