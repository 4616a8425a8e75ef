/** A list of factors: `inside` for some places, which are counted from `first`, and `outside` for the others. */
export function factorList(length: number, places: readonly number[], inside: number, first: number, outside: number): readonly number[] {
  return Array.from({ length }, (_, index) => (places.includes(index + first) ? inside : outside))
}
