import { singularOf } from '../../words/words.ts'

const fewest = 4

/** What words of one stem end with behind it: "conver|ted" and "conver|sion". */
const endings = /^(?:e|e?s|e?d|[tl]ed|ing|[ts]?ion|l?ation|al|ment|ity|ly)?$/

/** Whether two words are of one stem, as "claim" and "claimed", "converted" and "conversion" are: they begin alike for most of the shorter, or end as such words do. */
export function isSameStem(one: string, other: string): boolean {
  const [a, b] = [singularOf(one), singularOf(other)]
  if (a === b) return true
  let alike = 0
  while (alike < a.length && a[alike] === b[alike]) alike++
  if (alike < fewest) return false
  return alike >= Math.min(a.length, b.length) - 2 || [a, b].every((word) => endings.test(word.slice(alike)))
}
