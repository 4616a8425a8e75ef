import { wordMemo } from '../../caches/word-memo.ts'
import { singularOf } from './words.ts'

/** Splits a term into words in the singular: "no-shows" is ["no", "show"], "R&D" one word. */
export const termWords = wordMemo('terms', (term): readonly string[] =>
  (term.toLowerCase().match(/[\p{L}\p{N}\p{M}]+(?:(?<=\p{L})&(?=\p{L})[\p{L}\p{M}]+)*/gu) ?? []).map(singularOf),
)

/** A key for a term regardless of case, number and joints: "no show" for "no-shows" and "No_Show". */
export function termKey(term: string): string {
  return termWords(term).join(' ')
}

/** Whether the words of a term occur in a row in some words. False for an empty term. */
export function hasTerm(words: readonly string[], term: readonly string[]): boolean {
  const first = term[0]
  if (first === undefined) return false
  for (let start = words.indexOf(first); start >= 0; start = words.indexOf(first, start + 1))
    if (term.every((word, place) => words[start + place] === word)) return true
  return false
}
