/**
 * Whole numbers near `total` times each share that add up to `total`, by the method of largest remainders: shares are rounded down, and the
 * rest goes to the largest fractions, in case of ties to the first. Shares are at least 0 and add up to 1, apart from rounding errors; a
 * share of 0 gets 0. Above 2^53 all are rounded down.
 * @param first indices of shares that are rounded to the nearest number; the others get the rest. Has no effect if too little would remain
 * or there are no others; default none
 */
export function nearestCounts(total: number, shares: readonly number[], first: readonly number[] = []): number[] {
  const counts = largestRemainders(total, shares)
  const nearest = new Map(first.map((index) => [index, Math.round(total * (shares[index] as number))]))
  if (first.every((index) => counts[index] === nearest.get(index))) return counts
  const left = [...nearest.values()].reduce((rest, count) => rest - count, total)
  const others = shares.map((share, index) => (nearest.has(index) ? 0 : share))
  const whole = others.reduce((sum, share) => sum + share, 0)
  if (left < 0 || whole === 0) return counts
  const rest = largestRemainders(
    left,
    others.map((share) => share / whole),
  )
  return rest.map((count, index) => nearest.get(index) ?? count)
}

function largestRemainders(total: number, shares: readonly number[]): number[] {
  const exact = shares.map((share) => total * share)
  const counts = exact.map(Math.floor)
  // No larger number is exact, and what is left would be a rounding error of any size.
  if (!Number.isSafeInteger(total)) return counts
  let left = total - counts.reduce((sum, count) => sum + count, 0)
  const fractions = exact.map((value, index) => ({ index, rest: value - (counts[index] as number) }))
  const order = fractions.filter(({ index }) => (shares[index] as number) > 0).toSorted((a, b) => b.rest - a.rest || a.index - b.index)
  for (let i = 0; left > 0; i = (i + 1) % order.length, left--) {
    const { index } = order[i] as { readonly index: number }
    counts[index] = (counts[index] as number) + 1
  }
  // Because of rounding errors, shares may add up to slightly more than 1 and their counts to more than `total`.
  for (let i = order.length - 1; left < 0; i = i === 0 ? order.length - 1 : i - 1) {
    const { index } = order[i] as { readonly index: number }
    if ((counts[index] as number) === 0) continue
    counts[index] = (counts[index] as number) - 1
    left++
  }
  return counts
}
