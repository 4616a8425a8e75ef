import { isStateWord } from '../lexicon/states.ts'
import type { Candidate } from './candidate.ts'

/** Merges nouns for the same table: "hives" after "bee hives", but not "work orders" and "sales orders". */
export function mergedCandidates(candidates: readonly Candidate[], isOfKind: (longer: Candidate) => boolean): readonly Candidate[] {
  const result: Candidate[] = []
  for (const candidate of candidates) {
    const head = candidate.words.at(-1)
    const same = result.findIndex(
      ({ words, name, count }) =>
        words.at(-1) === head &&
        name === candidate.name &&
        (candidate.words.length === 1 || words.length === 1) &&
        // "1 admin user, 500 users" are two tables.
        (count ?? candidate.count) === (candidate.count ?? count),
    )
    const before = result[same]
    if (before === undefined) result.push(candidate)
    else {
      const [longer, shorter] = before.words.length > 1 ? [before, candidate] : [candidate, before]
      // "200 tickets; urgent tickets" are some of the tickets.
      const isPart = longer.isOfSome === true || (longer.count === null && (isStateWord(longer.words[0] ?? '') || isOfKind(longer)))
      result[same] = {
        ...before,
        ...(candidate.isOfEach === true ? { isOfEach: true } : {}),
        words: shorter.count !== null && isPart ? shorter.words : longer.words,
        count: before.count ?? candidate.count,
      }
    }
  }
  return result
}
