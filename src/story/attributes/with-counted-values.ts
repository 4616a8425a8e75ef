import type { AttributeFact, Fact } from '../fact.ts'
import type { Token } from '../token.ts'
import type { Aspect } from './aspect.ts'

type Values = Extract<Aspect, { readonly type: 'values' }>

/** Facts in which values with numbers that come to another number of the story, "Engineering 80, Sales 50" beside "130 employees", have shares. */
export function withCountedValues(facts: readonly Fact[], tokens: readonly Token[]): readonly Fact[] {
  if (!facts.some((fact) => fact.type === 'attribute' && fact.aspects.some(isNumbered))) return facts
  const numbers = new Set(tokens.flatMap(({ kind, value }) => (kind === 'number' ? [value] : [])))
  return facts.map((fact): Fact => {
    if (fact.type !== 'attribute') return fact
    const aspects = fact.aspects.map((aspect) => (isNumbered(aspect) ? withShares(aspect, numbers) : aspect))
    return { ...fact, aspects } satisfies AttributeFact
  })
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
