import type { Aside } from '../facts/aside.ts'
import type { AttributeFact, Fact } from '../facts/fact.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Revision } from './revision.ts'
import { inOrder } from '../tokens/in-order.ts'

/** Words for how extreme outliers are. They name no column. */
const degrees = wordSet('obvious clear clearly extreme huge big large wild crazy absurd implausible impossible unrealistic blatant glaring')
const reason = 'how far outliers are off cannot be set'

/**
 * Reads "5 obvious weight outliers (over 150 kg)" as outliers of the weight. The bound holds for the outliers and not for all rows, so the
 * service reports it as unused.
 */
export const withPlainOutliers: Revision = ({ facts, asides }) => {
  const bounds: Aside[] = []
  let outliers: AttributeFact | null = null
  const changed = facts.flatMap((fact): readonly Fact[] => {
    if (fact.type !== 'attribute') return [fact]
    if (isOfOutliers(fact)) return [(outliers = withoutDegree(fact))]
    if (outliers === null || !isBoundOf(fact, outliers)) return [fact]
    bounds.push({ start: fact.start, end: fact.end, reason })
    return []
  })
  return { facts: changed, asides: inOrder([...asides, ...bounds]) }
}

function isOfOutliers({ aspects }: AttributeFact): boolean {
  return aspects.some((each) => each.type === 'mess' && each.of === 'outliers')
}

function withoutDegree(fact: AttributeFact): AttributeFact {
  const words = fact.column?.words.filter((word) => !degrees.has(word)) ?? []
  return fact.column === null || words.length === 0 ? fact : { ...fact, column: { ...fact.column, words } }
}

/** Whether a fact is a range right behind outliers, of the same mention of a column. */
function isBoundOf({ column, aspects, start }: AttributeFact, outliers: AttributeFact): boolean {
  const isRange = aspects.every(({ type }) => type === 'range')
  return isRange && column !== null && column.start === outliers.column?.start && start >= outliers.end
}
