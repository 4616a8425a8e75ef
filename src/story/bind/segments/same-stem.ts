import { singularOf } from '../../words.ts'

const fewest = 4

/** Whether two words are of one stem, as "claim" and "claimed", "convert" and "conversion" are: they begin alike for most of the shorter. */
export function isSameStem(one: string, other: string): boolean {
  const [a, b] = [singularOf(one), singularOf(other)]
  if (a === b) return true
  let alike = 0
  while (alike < a.length && a[alike] === b[alike]) alike++
  return alike >= fewest && alike >= Math.min(a.length, b.length) - 2
}
