import type { ReferenceList } from './reference-list.ts'

/** A list of single words, all equally frequent unless a word carries `:weight`; `_` stands for a space. */
export interface WordSource {
  readonly name: string
  readonly description: string
  readonly attribute: string
  readonly words: string
}

/** The list of the words of a text. */
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
