/** The place of each word in a list, from 0: the cases of a mapping. */
export function placesOf(list: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(list.map((word, place) => [word, place]))
}
