import type { DefinitionFact } from '../facts/column-relations.ts'
import type { Fact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import type { Revision } from './revision.ts'

const unknown = 'it is not said what it is a share of: state it, such as "tax is 20% of the amount"'
/** What a tax is a share of, the likeliest first. */
const bases: readonly string[] = ['net amount', 'net', 'subtotal', 'net price', 'amount', 'price']

/** Gives a tax that is a share, "VAT is 20%", the amount that is listed with it. */
export const withTaxedAmounts: Revision = ({ facts, asides }) => {
  const open = new Set(facts.filter((fact) => fact.type === 'definition' && isOpen(fact)))
  const found = facts.map((fact): Fact | null => {
    if (fact.type !== 'definition' || !open.has(fact)) return fact
    const base = baseOf(fact.column, facts)
    if (base === null) return null
    return { ...fact, expression: fact.expression.map((part) => (part.type === 'column' ? { ...part, noun: base } : part)) }
  })
  const left = facts.filter((_, place) => found[place] === null)
  return {
    facts: found.filter((fact) => fact !== null),
    asides: [...asides, ...left.map(({ start, end }) => ({ reason: unknown, start, end }))],
  }
}

function isOpen({ expression }: DefinitionFact): boolean {
  return expression.some((part) => part.type === 'column' && part.noun.words.length === 0)
}

/** The amount in the list that has the tax. */
function baseOf(tax: Noun, facts: readonly Fact[]): Noun | null {
  for (const fact of facts) {
    if (fact.type !== 'columns' || !fact.columns.some(({ words }) => words.join(' ') === tax.words.join(' '))) continue
    for (const name of bases) {
      const found = fact.columns.find(({ words }) => words.join(' ') === name)
      if (found !== undefined) return found
    }
  }
  return null
}
