import type { Token } from '../../tokens/token.ts'
import { singularOf } from '../../words/words.ts'

const said = new WeakMap<readonly Token[], ReadonlyMap<string, number>>()

/** How often a story uses a noun: one that occurs again is a table. */
export function timesSaid(tokens: readonly Token[], noun: string): number {
  let times = said.get(tokens)
  if (times === undefined) {
    const counts = new Map<string, number>()
    for (const { text } of tokens) counts.set(singularOf(text), (counts.get(singularOf(text)) ?? 0) + 1)
    said.set(tokens, (times = counts))
  }
  return times.get(singularOf(noun)) ?? 0
}
