import type { ColumnsFact, Fact } from '../facts/fact.ts'
import { kindAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { headOf, isPlural } from '../words/words.ts'
import type { Revision } from './revision.ts'

const reason =
  'the story states a number of them, so that they are rows and no column: state how many each has, such as "each trace has 3 spans"'

/** Removes columns that are tables, because each row has several of them: "traces with | spans, 3 to 15 spans each". */
export const withoutCountedColumns: Revision = ({ facts, asides }, { tokens }) => {
  // Nouns with a count, or with a number for each parent, are tables.
  const tables = new Set(
    facts.flatMap((fact) => (fact.type === 'count' ? headOf(fact.noun.words) : fact.type === 'ratio' ? headOf(fact.child.words) : [])),
  )
  const counted = facts.filter((fact): fact is ColumnsFact => fact.type === 'columns' && isOfCounted(fact, tokens, tables))
  if (counted.length === 0) return { facts, asides }
  const left = new Set<Fact>(counted)
  return {
    facts: facts.filter((fact) => !left.has(fact)),
    asides: [...asides, ...counted.map(({ start, end }) => ({ start, end, reason }))],
  }
}

/** Whether the only column is a plural that a number counts behind it. */
function isOfCounted({ list, columns, end }: ColumnsFact, tokens: readonly Token[], tables: ReadonlySet<string>): boolean {
  const [only, ...others] = columns
  const word = only?.words.length === 1 ? (only.words[0] ?? '') : ''
  if (list !== undefined || others.length > 0 || !isPlural(word) || tables.has(headOf([word]))) return false
  return tokens.some(({ text, start }, at) => text === word && start >= end && kindAt(tokens, at - 1) === 'number')
}
