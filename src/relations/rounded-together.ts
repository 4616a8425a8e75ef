/**
 * Rounds `reals`, which are at least 0 and add up to `total` except for floating-point errors, to whole numbers that add up to `total`.
 * Whole numbers stay. Rows that never increase still never increase. Rows with higher thresholds are preferably rounded up, so that rows
 * with equal numbers are not all rounded the same way.
 */
export function roundedTogether(reals: readonly (readonly number[])[], thresholds: readonly number[], total: number): number[][] {
  const floors = reals.map((row) => row.map(Math.floor))
  let left = total - floors.reduce((sum, row) => row.reduce((all, count) => all + count, sum), 0)
  if (left <= 0) return floors
  const keys = Float64Array.from(
    reals.flatMap((row, index) => row.filter((real) => real % 1 > 0).map((real) => (real % 1) + (thresholds[index] as number))),
  ).toSorted()
  const least = keys[Math.max(0, keys.length - left)] as number
  left -= keys.reduce((count, key) => (key > least ? count + 1 : count), 0)
  // Of equal ones, round up the first.
  return floors.map((row, index) =>
    row.map((floor, place) => {
      const fraction = (reals[index]?.[place] as number) % 1
      const key = fraction + (thresholds[index] as number)
      if (fraction === 0 || key < least || (key === least && left-- <= 0)) return floor
      return floor + 1
    }),
  )
}
