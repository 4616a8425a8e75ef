import type { Fact } from '../facts/fact.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { tokensWithin } from '../tokens/tokens-within.ts'
import type { Revision } from './revision.ts'

const joints = wordSet(', ; and but then')
/** Most characters between two changes of the same measure: ", and then ". */
const nearest = 12

interface Before {
  readonly measure: readonly string[]
  readonly end: number
  /** Whether the measure is a number of rows. */
  readonly isCount: boolean
}

/**
 * Adds the measure to a seasonal change that follows without one: "revenue dips 20% in Q1 and jumps 40% in Q4", "revenue of $100k a month,
 * 50% higher in November". If rows are counted for a period, growth behind it is growth of their number: "50k orders in 2025, growing 10% a
 * month".
 */
export const withCarriedMeasures: Revision = ({ facts, asides }, { tokens }) => {
  let before: Before | null = null
  const changed = facts.map((fact): Fact => {
    const isNear = before !== null && lacksMeasure(fact, before) && fact.start >= before.end && fact.start - before.end <= nearest
    const between = isNear && before !== null ? tokensWithin({ start: before.end, end: fact.start }, tokens) : []
    const again: Fact =
      isNear && before !== null && between.every(({ text }) => joints.has(text)) ? { ...fact, measure: before.measure } : fact
    before = nextOf(again, before)
    return again
  })
  return { facts: changed, asides }
}

type Measured = Fact & { readonly type: 'shape' | 'growth' }

function lacksMeasure(fact: Fact, { isCount }: Before): fact is Measured {
  if (fact.type === 'growth') return isCount && fact.measure.length === 0 && fact.noun === undefined
  return !isCount && fact.type === 'shape' && fact.size !== undefined && fact.measure.length === 0 && fact.subject === undefined
}

function nextOf(fact: Fact, before: Before | null): Before | null {
  if (fact.type === 'count') return { measure: fact.noun.words, end: fact.end, isCount: true }
  if (fact.type === 'window') return before?.isCount === true ? { ...before, end: fact.end } : null
  const isMeasured = fact.type === 'shape' || fact.type === 'curve' || fact.type === 'growth'
  return isMeasured && fact.measure.length > 0 ? { measure: fact.measure, end: fact.end, isCount: false } : null
}
