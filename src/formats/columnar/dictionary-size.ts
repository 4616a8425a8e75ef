import type { AnyDictionary, DictionarySize } from '../../vector.ts'
import { utf8Length } from './utf8-length.ts'

const sizes = new WeakMap<readonly string[], DictionarySize>()

/** The size of a dictionary, cached for the lifetime of its words. */
export function dictionarySize(dictionary: AnyDictionary): DictionarySize {
  if (!('words' in dictionary)) return dictionary
  const { words } = dictionary
  let size = sizes.get(words)
  if (size === undefined) {
    size = measure(words)
    sizes.set(words, size)
  }
  return size
}

function measure(words: readonly string[]): DictionarySize {
  let all = 0
  let longest = 0
  for (const word of words) {
    const bytes = utf8Length(word)
    all += bytes
    if (bytes > longest) longest = bytes
  }
  return { count: words.length, bytes: all, longest }
}
