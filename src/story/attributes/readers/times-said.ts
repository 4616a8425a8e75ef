import { oncePerObject } from '../../../caches/once-per-object.ts'
import { kindAt, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { singularOf } from '../../words/words.ts'

/**
 * How often a story uses a noun: one that occurs again is a table. Ranges of it count once, "houses with 3 to 5 bedrooms and flats with 1 to
 * 3 bedrooms".
 */
export function timesSaid(tokens: readonly Token[], noun: string): number {
  return countsOfWords(tokens).get(singularOf(noun)) ?? 0
}

const countsOfWords = oncePerObject((tokens: readonly Token[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  const ranged = new Set<string>()
  for (const [at, { text }] of tokens.entries()) {
    const word = singularOf(text)
    const isRange = isRanged(tokens, at)
    if (!isRange || !ranged.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
    if (isRange) ranged.add(word)
  }
  return counts
})

/** Whether a range stands before a token: "3 to 5 |". */
function isRanged(tokens: readonly Token[], at: number): boolean {
  return kindAt(tokens, at - 1) === 'number' && /^(?:to|and|[-–])$/.test(textAt(tokens, at - 2)) && kindAt(tokens, at - 3) === 'number'
}
