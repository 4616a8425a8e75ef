/** The powers of ten that doubles hold exactly. */
const powers = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`))

/** Rounded to ten significant digits: engines differ in the last bit of `Math.exp` and its like, and no byte may depend on it. */
export function tenDigits(value: number): number {
  const size = Math.abs(value)
  if (size >= 1e-12 && size < 1e10) {
    // The quotient of two exact numbers is the double next to its decimal, as a text of ten digits would be read.
    let exponent = 0
    while (size * (powers[exponent] as number) < 1e9) exponent++
    const power = powers[exponent] as number
    const digits = value * power
    const rounded = Math.round(digits)
    // So near to a tie only the text knows what `value` is exactly.
    if (Math.abs(digits - rounded) < 0.499 && Math.abs(rounded) < 1e10) return rounded / power
  }
  return Number(value.toPrecision(10))
}
