import type { Evaluations } from './evaluations.ts'

/** Choosing takes time itself: so many evaluations are counted at most. */
const mostSteps = 4_000_000

/**
 * Indices of the columns of a table that are worth keeping while its columns are written one after another: one by one, those that
 * save most evaluations for each bit.
 * @param bits that a cell takes, by the columns that may be kept
 * @param room bits of a row that there is room for
 */
export function worthKeeping(evaluations: Evaluations, bits: ReadonlyMap<number, number>, room: number): readonly number[] {
  const chosen = new Set<number>()
  let count = evaluations.count(chosen)
  for (let left = room, steps = 0; steps < mostSteps;) {
    let best = { index: -1, size: 0, count, gain: 0 }
    for (const [index, size] of bits) {
      if (chosen.has(index) || size > left || steps >= mostSteps) continue
      const counted = evaluations.count(new Set([...chosen, index]))
      const gain = (count - counted) / size
      if (gain > best.gain) best = { index, size, count: counted, gain }
      steps += counted
    }
    if (best.index < 0) break
    chosen.add(best.index)
    left -= best.size
    count = best.count
  }
  return [...chosen]
}
