import { secondsPerDay } from '../calendar.ts'

const steps = 1024

/** Second of the day by quantile: `steps + 1` entries at p = i / steps, non-decreasing, from 0 to 86400. */
export type DayProfile = Float64Array

/** The quantiles of an hour-of-day profile; `hours` are 24 relative weights from midnight, at least one above zero. */
export function createDayProfile(hours: readonly number[]): DayProfile {
  const weights = hours.map((weight) => Math.round(weight * 1e6))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const profile = new Float64Array(steps + 1)
  let hour = 0
  let before = 0
  for (let step = 0; step <= steps; step++) {
    const target = (total * step) / steps
    while (hour < 23 && before + (weights[hour] as number) < target) before += weights[hour++] as number
    const weight = weights[hour] as number
    profile[step] = Math.floor((hour + (weight === 0 ? 0 : (target - before) / weight)) * 3600)
  }
  return profile
}

/** Second of the day, 0 to 86399, at quantile `p` in [0, 1). */
export function secondAt(profile: DayProfile, p: number): number {
  const place = p * steps
  const step = place | 0
  const low = profile[step] as number
  const second = Math.floor(low + ((profile[step + 1] as number) - low) * (place - step))
  return second < secondsPerDay ? second : secondsPerDay - 1
}
