import type { Frame } from '../column-kind.ts'

/** For each row, how many rows of the target began early enough, `most` at most. Neighbours often share a day. */
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
