/** Longer names are not compared: they are no typing slips, and the comparison takes the longer the longer they are. */
const longestName = 64

/** The candidate that `name` is likely a slip of: at most a third of its letters away; `null` when there is none. */
export function nearest(name: string, candidates: readonly string[]): string | null {
  if (name.length > longestName) return null
  const lower = name.toLowerCase()
  let best: string | null = null
  let bestDistance = Infinity
  for (const candidate of candidates) {
    const most = Math.min(bestDistance - 1, Math.max(1, Math.floor(candidate.length / 3)))
    const away = Math.abs(candidate.length - lower.length) > most ? Infinity : distance(lower, candidate.toLowerCase(), most)
    if (away > most) continue
    best = candidate
    bestDistance = away
    if (away === 0) break
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

/**
 * Insertions, deletions, replacements and swaps of neighbours between two texts (optimal string alignment), `Infinity` where they are more than `most`:
 * only what lies so near to the diagonal is looked at (E. Ukkonen 1985).
 */
function distance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return Infinity
  let before: number[] = []
  let above = Array.from({ length: right.length + 1 }, (_, column) => column)
  let leastAbove = 0
  for (let row = 1; row <= left.length; row++) {
    const first = Math.max(1, row - most)
    const last = Math.min(right.length, row + most)
    const current: number[] = []
    current[first - 1] = first === 1 ? row : Infinity
    let leastOfRow = current[first - 1] as number
    for (let column = first; column <= last; column++) {
      const same = left[row - 1] === right[column - 1]
      const replaced = (above[column - 1] ?? Infinity) + (same ? 0 : 1)
      let least = Math.min(replaced, (above[column] ?? Infinity) + 1, (current[column - 1] as number) + 1)
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      if (swapped) least = Math.min(least, (before[column - 2] ?? Infinity) + 1)
      current[column] = least
      leastOfRow = Math.min(leastOfRow, least)
    }
    // A swap reaches over one row, not over two.
    if (leastOfRow > most && leastAbove > most) return Infinity
    leastAbove = leastOfRow
    before = above
    above = current
  }
  const away = above[right.length] ?? Infinity
  return away > most ? Infinity : away
}
