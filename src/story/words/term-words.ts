import { singularOf } from './words.ts'

/** The words of a term that something is known by, each in the singular: "no-shows" is "no show". */
export function termWords(term: string): readonly string[] {
  return (term.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(singularOf)
}

/** Whether words have those of a term in a row; a term without words is nowhere. */
export function hasTerm(words: readonly string[], term: readonly string[]): boolean {
  const [first] = term
  if (first === undefined) return false
  for (let start = words.indexOf(first); start >= 0; start = words.indexOf(first, start + 1))
    if (term.every((word, place) => words[start + place] === word)) return true
  return false
}
