/** The powers of ten that doubles represent exactly. */
const powers = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`))

/**
 * Rounds to ten significant digits, because engines differ in the last bit of functions such as `Math.exp`, and no byte may depend on it.
 */
export function tenDigits(value: number): number {
  const size = Math.abs(value)
  if (size >= 1e-12 && size < 1e10) {
    // The quotient of two exact numbers is the double closest to the decimal, which parsing its text would give, too.
    let exponent = 0
    while (size * (powers[exponent] as number) < 1e9) exponent++
    const power = powers[exponent] as number
    const digits = value * power
    const rounded = Math.round(digits)
    // Close to a tie, only the decimal text shows to which side `value` must be rounded.
    if (Math.abs(digits - rounded) < 0.499 && Math.abs(rounded) < 1e10) return rounded / power
  }
  return Number(value.toPrecision(10))
}
