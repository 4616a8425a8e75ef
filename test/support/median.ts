/** The middle one of an odd number of numbers: others on the machine delay some attempts, but seldom most of them. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN
}
