import type { Frame } from '../column-kind.ts'

/** Up to here a quotient of doubles is near enough to the exact one to be rounded as that. */
const surelyRounded = 2 ** 50

/** Scaled integers of scale `from` as ones of scale `to`, rounded half away from zero; the same array when nothing changes. */
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

/** The integer nearest to the quotient of two integers within ±2^53, halves away from zero: exact. */
export function dividedRounded(dividend: number, divisor: number): number {
  if (dividend <= surelyRounded && dividend >= -surelyRounded) return roundAway(dividend / divisor)
  const rest = dividend % divisor
  const whole = (dividend - rest) / divisor
  return 2 * Math.abs(rest) < Math.abs(divisor) ? whole : whole + (dividend < 0 === divisor < 0 ? 1 : -1)
}

/** The integer nearest to `unit` times the quotient of two integers within ±2^53, halves away from zero: exact. `unit` is a power of ten. */
export function quotient(dividend: number, divisor: number, unit: number): number {
  const scaled = dividend * unit
  if (scaled <= surelyRounded && scaled >= -surelyRounded) return roundAway(scaled / divisor)
  // Long division, each digit by ten additions: ten times a rest may be more than a double counts.
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
