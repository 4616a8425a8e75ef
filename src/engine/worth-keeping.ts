import type { Evaluations } from './evaluations.ts'

/** Maximum number of counted evaluations, because choosing takes time itself. */
const mostSteps = 4_000_000

/** Cost of keeping a column and reading it again, in evaluations. */
const packing = 1

/**
 * Indices of the columns worth keeping while a table's columns are written one after another. Drops columns that save no time and then,
 * while there is too little room, the column that saves least per bit.
 * @param bits of a cell, by index of the columns that may be kept
 * @param room bits available per row
 */
export function worthKeeping(evaluations: Evaluations, bits: ReadonlyMap<number, number>, room: number): readonly number[] {
  const chosen = new Set(bits.keys())
  let left = [...bits.values()].reduce((sum, size) => sum - size, room)
  for (let steps = 0; chosen.size > 0 && steps < mostSteps;) {
    const count = evaluations.count(chosen)
    let worst = { index: -1, size: 0, loss: Infinity }
    for (const index of chosen) {
      const size = bits.get(index) ?? 0
      const counted = evaluations.count(new Set([...chosen].filter((each) => each !== index)))
      steps += counted
      const loss = (counted - count - packing) / size
      if (loss < worst.loss || (loss === worst.loss && size > worst.size)) worst = { index, size, loss }
    }
    if (worst.loss > 0 && left >= 0) break
    chosen.delete(worst.index)
    left += worst.size
  }
  // If there are too many columns to compare, drop the widest.
  for (const index of [...chosen].toSorted((one, other) => (bits.get(other) ?? 0) - (bits.get(one) ?? 0))) {
    if (left >= 0) break
    chosen.delete(index)
    left += bits.get(index) ?? 0
  }
  return [...chosen]
}
