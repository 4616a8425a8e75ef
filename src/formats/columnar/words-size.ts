import { utf8Length } from './utf8-length.ts'

/** Bytes of the words of a dictionary as UTF-8. */
export interface WordsSize {
  readonly all: number
  /** Of the longest word; 0 when there is none. */
  readonly max: number
  /** 0 when there is none. */
  readonly mean: number
}

const sizes = new WeakMap<readonly string[], WordsSize>()

/** Measures words once for as long as they live. */
export function wordsSize(words: readonly string[]): WordsSize {
  let size = sizes.get(words)
  if (size === undefined) {
    size = measure(words)
    sizes.set(words, size)
  }
  return size
}

function measure(words: readonly string[]): WordsSize {
  let all = 0
  let max = 0
  for (const word of words) {
    const bytes = utf8Length(word)
    all += bytes
    if (bytes > max) max = bytes
  }
  return { all, max, mean: words.length === 0 ? 0 : all / words.length }
}
