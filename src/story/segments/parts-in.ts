import { oncePerObject } from '../../caches/once-per-object.ts'
import { singularOf } from '../words/words.ts'

/** A term in some words: the index of its first word, and its length. */
export interface FoundPart {
  readonly term: string
  readonly start: number
  readonly length: number
}

/** Terms as words in the singular, joined by spaces. */
interface Terms {
  readonly has: (term: string) => boolean
  readonly keys: () => Iterable<string>
}

const longest = 4
/** Long words with this many equal first letters have the same stem: "engineers" and "engineering". */
const stem = 6

/** The terms of at least `least` words in some words, the longest first. */
export function termsIn(words: readonly string[], terms: Pick<Terms, 'has'>, least: number): readonly FoundPart[] {
  const said = words.map(singularOf)
  const found: FoundPart[] = []
  for (let length = Math.min(longest, said.length); length >= least; length--)
    for (let start = 0; start + length <= said.length; start++) {
      const term = said.slice(start, start + length).join(' ')
      if (terms.has(term)) found.push({ term, start, length })
    }
  return found
}

/** The terms in some words, the longest first. Without any, single words with the stem of a term. */
export function partsIn(words: readonly string[], terms: Terms): readonly FoundPart[] {
  const found = termsIn(words, terms, 1)
  if (found.length > 0) return found
  return words.map(singularOf).flatMap((word, start) => {
    const term = word.length > stem ? termsByStem(terms).get(word.slice(0, stem)) : undefined
    return term === undefined ? [] : [{ term, start, length: 1 }]
  })
}

/** The first long word of each stem. */
const termsByStem = oncePerObject((terms: Terms): ReadonlyMap<string, string> => {
  const long = [...terms.keys()].filter((term) => term.length > stem && !term.includes(' '))
  return new Map(long.toReversed().map((term) => [term.slice(0, stem), term]))
})
