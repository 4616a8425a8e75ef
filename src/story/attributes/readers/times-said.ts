import { kindAt, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { singularOf } from '../../words/words.ts'

const said = new WeakMap<readonly Token[], ReadonlyMap<string, number>>()

/**
 * How often a story uses a noun: one that occurs again is a table. Ranges of it count once, "houses with 3 to 5 bedrooms and flats with 1 to
 * 3 bedrooms".
 */
export function timesSaid(tokens: readonly Token[], noun: string): number {
  let times = said.get(tokens)
  if (times === undefined) {
    const counts = new Map<string, number>()
    const ranged = new Set<string>()
    for (const [at, { text }] of tokens.entries()) {
      const word = singularOf(text)
      const isRange = isRanged(tokens, at)
      if (!isRange || !ranged.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
      if (isRange) ranged.add(word)
    }
    said.set(tokens, (times = counts))
  }
  return times.get(singularOf(noun)) ?? 0
}

/** Whether a range stands before a token: "3 to 5 |". */
function isRanged(tokens: readonly Token[], at: number): boolean {
  return kindAt(tokens, at - 1) === 'number' && /^(?:to|and|[-–])$/.test(textAt(tokens, at - 2)) && kindAt(tokens, at - 3) === 'number'
}
