import type { Frame } from '../column-kind.ts'

/** Scaled integers of scale `from` as ones of scale `to`, rounded half away from zero; the same array when nothing changes. */
export function rescale(frame: Frame, values: Float64Array, from: number, to: number): Float64Array {
  if (from === to) return values
  const out = frame.float64()
  if (to > from) {
    const factor = 10 ** (to - from)
    for (let i = 0; i < frame.count; i++) out[i] = (values[i] as number) * factor
  } else {
    const divisor = 10 ** (from - to)
    for (let i = 0; i < frame.count; i++) out[i] = roundAway((values[i] as number) / divisor)
  }
  return out
}

/** The nearest integer, halves away from zero. */
export function roundAway(value: number): number {
  return value < 0 ? -Math.floor(0.5 - value) : Math.floor(value + 0.5)
}
