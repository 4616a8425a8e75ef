/** The size of a list of words. */
export interface DictionarySize {
  readonly words: number
  /** Characters (UTF-16 code units) of all words together. */
  readonly characters: number
  /** Characters of the longest word. */
  readonly longest: number
}

/** Keyed by the array of words, because many parts of texts share a dictionary. */
const sizes = new WeakMap<readonly string[], DictionarySize>()

/** The size of a dictionary, whose words must not change. */
export function dictionarySize(words: readonly string[]): DictionarySize {
  const known = sizes.get(words) ?? measured(words)
  sizes.set(words, known)
  return known
}

function measured(words: readonly string[]): DictionarySize {
  let [characters, longest] = [0, 0]
  for (const { length } of words) {
    characters += length
    if (length > longest) longest = length
  }
  return { words: words.length, characters, longest }
}
