/** "random | float", "randomly generated | date": all values are random. */
const random = /^(?:an? )?random(?:ly)? (?:(?:generated|chosen|selected) )?(?!or\b|and\b)(?=\p{L})/iu

/** The length of words at the start of a declaration that only say that values are random. */
export function randomLength(declaration: string): number {
  return random.exec(declaration)?.[0].length ?? 0
}
