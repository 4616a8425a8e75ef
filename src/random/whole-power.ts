/**
 * `base` to a whole exponent; 1 for exponents below 1. Multiplied step by step, because engines differ in the last bit of `**`, and no byte
 * may depend on it.
 */
export function wholePower(base: number, exponent: number): number {
  let power = 1
  for (let i = 0; i < exponent; i++) power *= base
  return power
}
