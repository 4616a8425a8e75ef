import { firstOfSentence } from '../amounts/first-of-sentence.ts'
import { lowestOfHappening } from '../compose/archetype.ts'
import { classify } from '../compose/classify.ts'
import { keptWords } from '../compose/noun-words.ts'
import type { Fact, RateFact } from '../facts/fact.ts'
import { doneIn, happenedIn } from '../lexicon/flag-verbs.ts'
import { isStateWord } from '../lexicon/states.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { headOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

/**
 * Takes the rows that begin a sentence as the rows of a state, where only their owners or what each of them has are counted: the applications
 * of "loan applications for 200 customers, | 60% approved", the carts of "carts with 1 to 6 items, | 30% abandoned".
 */
export const withStatesOfSubjects: Revision = ({ facts, asides }, { tokens }) => {
  const counted = new Set(facts.flatMap((fact) => (fact.type === 'count' ? [headOf(fact.noun.words)] : [])))
  const subjects = new Map<number, Noun>()
  for (const fact of facts) {
    const subject = fact.type === 'ratio' ? happening(fact.parent) : fact.type === 'relation' && fact.self === undefined ? fact.child : null
    if (subject !== null && !counted.has(headOf(subject.words))) subjects.set(subject.start, subject)
  }
  if (subjects.size === 0) return { facts, asides }
  const changed = facts.map((fact, at) => {
    const of = fact.type === 'rate' && isOfState(fact) ? subjectOf(fact, facts.slice(0, at), tokens, subjects) : undefined
    return of === undefined ? fact : { ...fact, of }
  })
  return { facts: changed, asides }
}

/** Rows that happen. In "products with 10 reviews each, 20% negative" the reviews are in a state. */
function happening(noun: Noun): Noun | null {
  return (classify(keptWords(noun.words))?.archetype.rank ?? 0) >= lowestOfHappening ? noun : null
}

function isOfState({ of, what, isOfAll }: RateFact): boolean {
  return of === null && isOfAll !== true && what.length > 0 && what.every((word) => isStateWord(doneIn(happenedIn(word))))
}

/** The subject of the sentence of a share. Undefined if the sentence counts further rows behind the owners of its subject. */
function subjectOf(
  { start }: RateFact,
  before: readonly Fact[],
  tokens: readonly Token[],
  subjects: ReadonlyMap<number, Noun>,
): Noun | undefined {
  const first = firstOfSentence(tokens, firstFrom(tokens, start))?.noun.start ?? -1
  const counts = before.filter((fact) => fact.type === 'count' && fact.start >= first)
  return counts.length > 1 ? undefined : subjects.get(first)
}
