import { singularOf } from './words.ts'

const fewest = 4

/** Endings of words with the same stem: "conver|ted" and "conver|sion". */
const endings = /^(?:e|e?s|e?d|[tl]ed|ve[ds]?|ing|[ts]?ion|ution|l?ation|al|ment|ity|ly)?$/

/**
 * Whether two words have the same stem: "claim" and "claimed", "converted" and "conversion". They share most of the shorter word, and end
 * in common endings.
 */
export function isSameStem(one: string, other: string): boolean {
  const [a, b] = [singularOf(one), singularOf(other)]
  if (a === b) return true
  let alike = 0
  while (alike < a.length && a[alike] === b[alike]) alike++
  if (alike < fewest) return false
  return alike >= Math.min(a.length, b.length) - 2 || [a, b].every((word) => endings.test(word.slice(alike)))
}
