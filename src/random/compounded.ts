/** Significant decimals of a factor. */
const decimals = 12

/** `start * factor ** exponent` rounded to a whole number, computed exactly in integers. */
export function compounded(start: number, factor: number, exponent: number): number {
  const power = BigInt(exponent)
  const over = BigInt(factor.toFixed(decimals).replace('.', '')) ** power
  const under = (10n ** BigInt(decimals)) ** power
  return Number((BigInt(Math.round(start)) * over * 2n + under) / (under * 2n))
}
