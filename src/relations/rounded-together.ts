/**
 * Whole numbers next to `reals`, which are at least 0, that add up to `total`, to which `reals` add up but for errors of floating point. What is whole stays. In a row, numbers
 * that do not grow do not grow when they are rounded. Rows with higher thresholds are rounded up rather, so that many rows with equal numbers do not all
 * go the same way.
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
  // Of equals, the first go up.
  return floors.map((row, index) =>
    row.map((floor, place) => {
      const fraction = (reals[index]?.[place] as number) % 1
      const key = fraction + (thresholds[index] as number)
      if (fraction === 0 || key < least || (key === least && left-- <= 0)) return floor
      return floor + 1
    }),
  )
}
