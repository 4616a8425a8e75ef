import type { Frame } from '../column-kind.ts'

/** Below this limit, rounding a quotient of doubles gives the same integer as rounding the exact quotient. */
const surelyRounded = 2 ** 50

/** Converts integers of scale `from` to scale `to`, rounded half away from zero; returns the same array if the scales are equal. */
export function rescale(frame: Frame, values: Float64Array, from: number, to: number): Float64Array {
  if (from === to) return values
  const out = frame.float64()
  if (to > from) {
    const factor = 10 ** (to - from)
    for (let i = 0; i < frame.count; i++) out[i] = (values[i] as number) * factor
  } else {
    const divisor = 10 ** (from - to)
    for (let i = 0; i < frame.count; i++) out[i] = dividedRounded(values[i] as number, divisor)
  }
  return out
}

/** The nearest integer, halves away from zero. */
export function roundAway(value: number): number {
  return value < 0 ? -Math.floor(0.5 - value) : Math.floor(value + 0.5)
}

/** The exact quotient of two integers within ±2^53, rounded to an integer, half away from zero. */
export function dividedRounded(dividend: number, divisor: number): number {
  if (dividend <= surelyRounded && dividend >= -surelyRounded) return roundAway(dividend / divisor)
  const rest = dividend % divisor
  const whole = (dividend - rest) / divisor
  return 2 * Math.abs(rest) < Math.abs(divisor) ? whole : whole + (dividend < 0 === divisor < 0 ? 1 : -1)
}

/** `unit` times the exact quotient of two integers within ±2^53, rounded half away from zero. `unit` is a power of ten. */
export function quotient(dividend: number, divisor: number, unit: number): number {
  const scaled = dividend * unit
  if (scaled <= surelyRounded && scaled >= -surelyRounded) return roundAway(scaled / divisor)
  // Long division. Each digit takes ten additions, because ten times the remainder may exceed the integers that a double represents
  // exactly.
  const size = Math.abs(divisor)
  let rest = Math.abs(dividend) % size
  let result = (Math.abs(dividend) - rest) / size
  for (let place = 1; place < unit; place *= 10) {
    let digit = 0
    const once = rest
    rest = 0
    for (let step = 0; step < 10; step++) {
      if (rest >= size - once) {
        rest -= size - once
        digit++
      } else rest += once
    }
    result = result * 10 + digit
  }
  if (rest >= size - rest) result++
  return dividend < 0 === divisor < 0 ? result : 0 - result
}
