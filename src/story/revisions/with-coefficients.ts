import type { AttributeFact, Fact } from '../facts/fact.ts'
import type { Revision } from './revision.ts'

/** Reads a number behind the second column of a correlation as its coefficient: "hours correlate with the grade (about 0.7)". */
export const withCoefficients: Revision = ({ facts, asides }) => {
  const numbers = new Map<number, AttributeFact>(
    facts.flatMap((fact) => (fact.type === 'attribute' && fact.column !== null ? [[fact.column.start, fact] as const] : [])),
  )
  const read = new Set<Fact>()
  const revised = facts.map((fact): Fact => {
    if (fact.type !== 'correlation' || fact.isDefault !== true) return fact
    const number = numbers.get(fact.columns[1].start)
    const [only, other] = number?.aspects ?? []
    if (number === undefined || only?.type !== 'mean' || other !== undefined || Math.abs(only.value) > 1) return fact
    read.add(number)
    const { isDefault: _, ...known } = fact
    return { ...known, coefficient: fact.coefficient < 0 ? -Math.abs(only.value) : only.value, end: number.end }
  })
  return { facts: revised.filter((fact) => !read.has(fact)), asides }
}
