import { functionWords, inSingular } from './words.ts'

/** Words without those of grammar, in the singular: "checked" of "checked in". */
export function contentOf(words: readonly string[]): string {
  const own = words.filter((word) => !functionWords.has(word))
  return inSingular(own.length === 0 ? words : own)
}
