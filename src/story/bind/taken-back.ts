import type { Fact } from '../facts/fact.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt } from '../reader/index.ts'
import { takesBack } from '../revisions/exceptions/corrected.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'

const statementEnds = wordSet('. ; \n')
/** Most words between a fact and what replaces it: "no | sorry | one review". */
const mostBetween = 2
/** At most this many signs stand between a fact and the words that take it back. */
const mostSigns = 8

/** Whether the words after a fact take it back: "1 to 5 reviews?? | no sorry, at most one". Counts are corrected when they are read. */
function isTakenBack({ type, end }: Fact, tokens: readonly Token[]): boolean {
  let at = firstFrom(tokens, end)
  const last = at + mostSigns
  while (at < last && kindAt(tokens, at) === 'sign' && !isOneOf(tokens, at, statementEnds)) at++
  return type !== 'count' && takesBack(tokens, at)
}

/** Reasons of facts that the story takes back, and of the counts that follow them. */
export function takenBack(facts: readonly Fact[], tokens: readonly Token[]): readonly (readonly [Fact, string])[] {
  return facts.flatMap((fact, place) => {
    if (!isTakenBack(fact, tokens)) return []
    const again = facts.slice(place + 1, place + 1 + mostBetween).find(({ type }) => type === 'count')
    const reason = 'the story takes it back, and the correction states no other number'
    return [[fact, 'the story takes it back'] as const, ...(again === undefined ? [] : [[again, reason] as const])]
  })
}
