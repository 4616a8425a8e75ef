import { placePrepositions } from '../lexicon/connectives.ts'
import type { AttributeFact, Fact } from '../facts/fact.ts'
import { textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import { headOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

/** Leaves kinds of rows that have rows or columns of their own to be tables: "90 items in drawers, boxes and bags. 20 drawers". */
export const withoutHeldKinds: Revision = (said, { tokens }) => {
  const kinds = said.facts.filter((fact): fact is AttributeFact => fact.type === 'attribute' && areKinds(fact, tokens))
  if (kinds.length === 0) return said
  const heads = said.facts.flatMap((fact) => headsOf(fact))
  const out = new Set<Fact>(kinds.filter(({ aspects }) => aspects.some((each) => each.type === 'values' && each.values.some(isHead))))
  function isHead(value: string): boolean {
    return heads.includes(headOf(value.toLowerCase().split(' ')))
  }
  return { ...said, facts: said.facts.filter((fact) => !out.has(fact)) }
}

/** Whether values without a column are said behind a preposition: "products | in shoes, shirts and hats". */
function areKinds({ column, table, aspects, start }: AttributeFact, tokens: readonly Token[]): boolean {
  return (
    column === null && table !== null && aspects[0]?.type === 'values' && placePrepositions.has(textAt(tokens, firstFrom(tokens, start)))
  )
}

function headsOf(fact: Fact): readonly string[] {
  if (fact.type === 'count' || fact.type === 'columns') return [headOf(fact.noun.words)]
  return fact.type === 'ratio' || fact.type === 'relation' ? [headOf(fact.child.words), headOf(fact.parent.words)] : []
}
