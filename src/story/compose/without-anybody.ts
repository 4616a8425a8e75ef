import type { Candidate } from './candidate.ts'
import { isPersonNoun } from './is-person-noun.ts'

/** Removes "people" beside other people who are counted: "900 members. | People | with a card visit more often". */
export function withoutAnybody(candidates: readonly Candidate[]): readonly Candidate[] {
  if (!candidates.some(({ words, count }) => count !== null && isPersonNoun({ words }))) return candidates
  return candidates.filter(({ words, count, isOfEach }) => count !== null || isOfEach === true || words.join(' ') !== 'person')
}
