import { type CacheBudget, cacheBudgets, type CacheName } from './budgets.ts'
import { onRest } from './rest.ts'

/** Longer words are not remembered. */
const longest = 40

/**
 * A function of a word that remembers what it found. It forgets all words when there are more than its budget has entries, so looking one
 * up costs less than in a cache that keeps the order of use.
 */
export function wordMemo<Found>(name: CacheName, find: (word: string) => Found): (word: string) => Found {
  const { entries }: CacheBudget = cacheBudgets[name]
  const known = new Map<string, Found>()
  onRest(() => known.clear())
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const found = find(word)
    if (word.length > longest) return found
    if (known.size >= entries) known.clear()
    known.set(word, found)
    return found
  }
}
