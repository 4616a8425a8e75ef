/** Longer names are not compared: they are no typing slips, and the comparison is quadratic. */
const longestName = 64

/** The candidate that `name` is likely a slip of: at most a third of its letters away; `null` when there is none. */
export function nearest(name: string, candidates: readonly string[]): string | null {
  if (name.length > longestName) return null
  const lower = name.toLowerCase()
  let best: string | null = null
  let bestDistance = Infinity
  for (const candidate of candidates) {
    const away = distance(lower, candidate.toLowerCase())
    if (away < bestDistance && away <= Math.max(1, Math.floor(candidate.length / 3))) {
      best = candidate
      bestDistance = away
    }
  }
  return best
}

/** More names than this help nobody. */
const mostNamed = 40

/** What to say of a name that is none of the candidates: the one it is likely a slip of, else all there are; to follow a statement. */
export function insteadOf(name: string, candidates: readonly string[]): string {
  const meant = nearest(name, candidates)
  if (meant !== null) return `: did you mean "${meant}"?`
  if (candidates.length === 0) return '; there is none'
  const more = candidates.length > mostNamed ? ` and ${candidates.length - mostNamed} more` : ''
  return `; there ${candidates.length === 1 ? 'is' : 'are'} ${candidates.slice(0, mostNamed).join(', ')}${more}`
}

/** Insertions, deletions, replacements and swaps of neighbours between two texts (optimal string alignment). */
function distance(left: string, right: string): number {
  let before: number[] = []
  let above = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1]
      const replaced = (above[column - 1] as number) + (same ? 0 : 1)
      let least = Math.min(replaced, (above[column] as number) + 1, (current[column - 1] as number) + 1)
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      if (swapped) least = Math.min(least, (before[column - 2] as number) + 1)
      current.push(least)
    }
    before = above
    above = current
  }
  return above[right.length] as number
}
