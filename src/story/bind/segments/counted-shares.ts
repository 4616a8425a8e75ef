import { sumOf } from '../../../lists.ts'

/**
 * Shares of whole numbers that keep their mean when they are counted in whole rows: the rounded counts are moved by one number each until
 * they sum up to the mean.
 * @param shares of the values, which are in ascending order
 * @param rows number of rows that have the values
 */
export function countedShares(values: readonly number[], shares: readonly number[], mean: number, rows: number): readonly number[] {
  const exact = shares.map((share) => share * rows)
  const counts = exact.map(Math.floor)
  const left = rows - sumOf(counts)
  const byRest = exact.map((count, at) => ({ at, rest: count - Math.floor(count) })).toSorted((one, other) => other.rest - one.rest)
  for (const { at } of byRest.slice(0, left)) counts[at] = (counts[at] ?? 0) + 1
  let off = Math.round(mean * rows) - sumOf(counts.map((count, at) => count * (values[at] ?? 0)))
  for (let at = 0; off !== 0 && at < values.length * rows; at++) {
    const from = at % values.length
    const to = from + Math.sign(off)
    const step = (values[to] ?? 0) - (values[from] ?? 0)
    if ((counts[from] ?? 0) < 2 || values[to] === undefined || Math.abs(step) > Math.abs(off)) continue
    counts[from] = (counts[from] ?? 0) - 1
    counts[to] = (counts[to] ?? 0) + 1
    off -= step
  }
  return counts.map((count) => count / rows)
}
