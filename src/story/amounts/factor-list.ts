/** A list of factors: one for some places, counted from `first`, and one for the others. */
export function factorList(length: number, places: readonly number[], inside: number, first: number, outside: number): readonly number[] {
  return Array.from({ length }, (_, index) => (places.includes(index + first) ? inside : outside))
}
