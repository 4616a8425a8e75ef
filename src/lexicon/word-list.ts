import type { ReferenceList } from './reference-list.ts'

/** The source of a list of words, all equally frequent unless a word has the suffix `:weight`; `_` is a space. */
export interface WordSource {
  readonly name: string
  readonly description: string
  readonly attribute: string
  readonly words: string
}

/** Parses the source of a list of words. */
export function wordList(source: WordSource): ReferenceList {
  const entries = source.words
    .split(/\s+/)
    .filter((entry) => entry !== '')
    .map((entry) => entry.split(':'))
  return {
    name: source.name,
    description: source.description,
    weights: entries.map(([, weight]) => Number(weight ?? 1)),
    attributes: { [source.attribute]: entries.map(([word]) => (word ?? '').replaceAll('_', ' ')) },
  }
}
