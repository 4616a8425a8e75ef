const cells = 256

/** How the events of a day spread over its hours. */
export interface DayProfile {
  /** Share of the day's events before each hour, 25 entries from 0 to 1. */
  readonly starts: Float64Array
  /** Seconds per share of the day's events, in each hour. */
  readonly slopes: Float64Array
  /** For p in steps of 1 / 256: the hour of the smallest p of the step (guide table, H. C. Chen & Y. Asau 1974). */
  readonly guide: Uint8Array
}

/** The error in 24 relative weights; null if there is none, or no weights. */
export function hoursConflict(hours: readonly number[] | undefined): string | null {
  return hours === undefined || wholeWeights(hours).some((weight) => weight > 0)
    ? null
    : '`hours` must have a rate above 0 in at least one hour'
}

/** Compiles 24 relative weights from midnight, without a conflict, for `secondAt`. */
export function createDayProfile(hours: readonly number[]): DayProfile {
  const weights = wholeWeights(hours)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const starts = new Float64Array(25)
  const slopes = new Float64Array(24)
  let before = 0
  weights.forEach((weight, hour) => {
    before += weight
    starts[hour + 1] = before / total
    slopes[hour] = weight === 0 ? 0 : (3600 * total) / weight
  })
  const guide = new Uint8Array(cells)
  let hour = 0
  for (let cell = 0; cell < cells; cell++) {
    while (cell / cells >= (starts[hour + 1] as number)) hour++
    guide[cell] = hour
  }
  return { starts, slopes, guide }
}

/** The second of the day, 0 to 86399, at quantile `p` in [0, 1). Never in an hour of weight 0; does not decrease as `p` grows. */
export function secondAt({ starts, slopes, guide }: DayProfile, p: number): number {
  let hour = guide[(p * cells) | 0] as number
  while (p >= (starts[hour + 1] as number)) hour++
  const into = Math.floor((p - (starts[hour] as number)) * (slopes[hour] as number))
  return hour * 3600 + (into < 3600 ? into : 3599)
}

/** Weights in whole millionths, so that sums are exact on every engine. */
function wholeWeights(hours: readonly number[]): number[] {
  return hours.map((weight) => Math.round(weight * 1e6))
}
