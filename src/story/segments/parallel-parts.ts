import { measureVerbs } from '../attributes/readers/measure-verbs.ts'
import { averagingWords } from '../lexicon/averages.ts'
import { partLabels } from '../lexicon/part-labels.ts'
import { partPronouns } from '../lexicon/selecting-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isPlural, singularOf } from '../words/words.ts'
import { restWords } from './rest-words.ts'
import type { SegmentEntry } from './segment-facts.ts'

/** Words of an entry that name no part: "and | only | 60% in physics". */
const telling = wordSet(averagingWords, measureVerbs.keys(), partPronouns, 'only just about around that those ones one')

/**
 * The words of the part of each entry: "mobile" and "desktop" of "conversion is 3% on mobile, 5% on desktop", "adelie" and "gentoo" of
 * "Adelie penguins weigh 3.7 kg on average, Gentoo 5 kg". Null if an entry names none of its own.
 * @param isSubject whether a word names the rows, or begins what is said about them
 */
export function parallelParts(
  [head, ...others]: readonly SegmentEntry[],
  isSubject: (word: string) => boolean,
): readonly (readonly string[])[] | null {
  if (head === undefined || others.length === 0) return null
  const parts = [partOfHead(head, isSubject), ...others.map(({ words, partWithin: [from, to] }) => words.slice(from, to))].map((words) =>
    words.filter((word) => !telling.has(word) && !isSubject(word)),
  )
  const names = parts.map((words) => words.map(singularOf).join(' '))
  return names.includes('') || new Set(names).size < names.length || parts.flat().some((word) => restWords.has(word)) ? null : parts
}

/** The words behind a preposition or heading, else those at the start, up to the verb, the noun of the rows or the end of a plural. */
function partOfHead({ words, partWithin: [from, to] }: SegmentEntry, isSubject: (word: string) => boolean): readonly string[] {
  const own = words.slice(from, to)
  const end = own.findIndex((word, at) => telling.has(word) || isSubject(word) || isPlural(own[at - 1] ?? ''))
  return end < 0 ? own : own.slice(0, end)
}

/** The label that stands beside the name of a part, as "plan" in "the free plan"; null for none, or for several. */
export function labelOf(parts: readonly (readonly string[])[]): string | null {
  const found = parts.flatMap((words) => (words.length < 2 ? [] : words.map(singularOf).filter((word) => partLabels.has(word))))
  return new Set(found).size === 1 ? (found[0] ?? null) : null
}
