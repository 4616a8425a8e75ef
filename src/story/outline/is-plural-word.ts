import { singularOf } from '../words.ts'

/** Whether a word is the plural of another: "orders", not "status". */
export function isPluralWord(word: string): boolean {
  return singularOf(word) !== word
}
