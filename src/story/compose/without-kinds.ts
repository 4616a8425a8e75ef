import type { Fact } from '../facts/fact.ts'
import { headOf } from '../words/words.ts'
import type { Candidate } from './candidate.ts'
import { isKindOf } from './is-kind-of.ts'

/** Most counted nouns that others are compared with. */
const mostWholes = 12

/** Removes kinds of things that are counted together, if nothing belongs to them: "100 vehicles, cars and trucks". */
export function withoutKinds(candidates: readonly Candidate[], facts: readonly Fact[]): readonly Candidate[] {
  const wholes = candidates.filter(({ count }) => count !== null)
  const linked = new Set(
    facts.flatMap((fact) =>
      fact.type === 'ratio' || fact.type === 'relation' ? [headOf(fact.child.words), headOf(fact.parent.words)] : [],
    ),
  )
  return candidates.filter(
    ({ words, count, name }) =>
      count !== null ||
      name !== undefined ||
      linked.has(words.at(-1) ?? '') ||
      !wholes.slice(0, mostWholes).some((whole) => isKindOf(words, whole.words)),
  )
}
