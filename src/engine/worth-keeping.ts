import type { Evaluations } from './evaluations.ts'

/** Choosing takes time itself: so many evaluations are counted at most. */
const mostSteps = 4_000_000

/** Evaluations that take as long as to keep a column and to read it again. */
const packing = 1

/**
 * Indices of the columns of a table that are worth keeping while its columns are written one after another. All that are left once
 * those are dropped that save no time and, while they take too much room, the one that saves least for each bit.
 * @param bits that a cell takes, by the columns that may be kept
 * @param room bits of a row that there is room for
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
  // Too many columns to weigh them all: the widest give way.
  for (const index of [...chosen].toSorted((one, other) => (bits.get(other) ?? 0) - (bits.get(one) ?? 0))) {
    if (left >= 0) break
    chosen.delete(index)
    left += bits.get(index) ?? 0
  }
  return [...chosen]
}
