/** Maximum length of a name that is compared: longer ones are not typing errors, and comparing takes time proportional to the length. */
const longestName = 64

/** The candidate that is most similar to `name`, with edits of at most a third of its letters; null if there is none. */
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

/** Maximum number of candidates that a message lists. */
const mostNamed = 40

/** Continues a message about an unknown name: suggests the most similar candidate, or else lists the candidates. */
export function insteadOf(name: string, candidates: readonly string[]): string {
  const meant = nearest(name, candidates)
  if (meant !== null) return `: did you mean "${meant}"?`
  if (candidates.length === 0) return '; there is none'
  const more = candidates.length > mostNamed ? ` and ${candidates.length - mostNamed} more` : ''
  return `; there ${candidates.length === 1 ? 'is' : 'are'} ${candidates.slice(0, mostNamed).join(', ')}${more}`
}

/**
 * The number of insertions, deletions, replacements and swaps of neighbours between two texts (optimal string alignment); `Infinity` if it
 * exceeds `most`. Computes only the cells within `most` of the diagonal (E. Ukkonen 1985).
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
    // A swap depends on the row before the last one, but on no earlier row.
    if (leastOfRow > most && leastAbove > most) return Infinity
    leastAbove = leastOfRow
    before = above
    above = current
  }
  const away = above[right.length] ?? Infinity
  return away > most ? Infinity : away
}
