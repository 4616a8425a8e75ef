/** Rounded to ten significant digits: engines differ in the last bit of `Math.exp` and its like, and no byte may depend on it. */
export function tenDigits(value: number): number {
  return Number(value.toPrecision(10))
}
