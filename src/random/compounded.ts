/** Decimals of a factor that count. */
const decimals = 12

/** `start * factor ** exponent` rounded to a whole number, in whole numbers all the way: nothing is lost, however often the factor applies. */
export function compounded(start: number, factor: number, exponent: number): number {
  const power = BigInt(exponent)
  const over = BigInt(factor.toFixed(decimals).replace('.', '')) ** power
  const under = (10n ** BigInt(decimals)) ** power
  return Number((BigInt(Math.round(start)) * over * 2n + under) / (under * 2n))
}
