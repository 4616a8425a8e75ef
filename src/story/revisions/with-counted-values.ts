import type { AttributeFact, Fact } from '../facts/fact.ts'
import type { Aspect } from '../attributes/aspect.ts'
import type { Revision } from './revision.ts'

type Values = Extract<Aspect, { readonly type: 'values' }>

/** Gives shares to values with numbers whose sum is another number of the story: "Engineering 80, Sales 50" beside "130 employees". */
export const withCountedValues: Revision = (said, { tokens }) => {
  const { facts, asides } = said
  if (!facts.some((fact) => fact.type === 'attribute' && fact.aspects.some(isNumbered))) return said
  const numbers = new Set(tokens.flatMap(({ kind, value }) => (kind === 'number' ? [value] : [])))
  const shared = facts.map((fact): Fact => {
    if (fact.type !== 'attribute') return fact
    const aspects = fact.aspects.map((aspect) => (isNumbered(aspect) ? withShares(aspect, numbers) : aspect))
    return { ...fact, aspects } satisfies AttributeFact
  })
  return { facts: shared, asides }
}

/** "Toys 20 SKUs" */
const numbered = /^(\p{L}.*?) (\d{1,7})(?: \p{L}+)?$/u

function isNumbered(aspect: Aspect): aspect is Values {
  return aspect.type === 'values' && aspect.shares === null && aspect.values.every((value) => numbered.test(value))
}

function withShares(aspect: Values, numbers: ReadonlySet<number>): Values {
  const parts = aspect.values.map((value) => numbered.exec(value))
  const counts = parts.map((part) => Number(part?.[2]))
  const names = parts.map((part) => part?.[1] ?? '')
  const whole = counts.reduce((sum, count) => sum + count, 0)
  if (!numbers.has(whole) || counts.includes(0) || new Set(names).size < names.length) return aspect
  return { ...aspect, values: names, shares: counts.map((count) => count / whole) }
}
