import type { Frame } from '../column-kind.ts'

/**
 * For each row, the number of rows of table `target` that began more than `minAge` days before its day, at most `most`. Caches by day,
 * because neighbours often share one.
 */
export function begunRows(frame: Frame, target: number, days: Int32Array, minAge: number, most: number): Float64Array {
  const limits = frame.float64()
  let lastDay = NaN
  let limit = 0
  for (let i = 0; i < frame.count; i++) {
    const day = days[i] as number
    if (day !== lastDay) {
      limit = Math.min(most, frame.existingBefore(target, day - minAge))
      lastDay = day
    }
    limits[i] = limit
  }
  return limits
}
