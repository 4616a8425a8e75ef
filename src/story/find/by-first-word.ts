/**
 * Returns a search for things by the first words of their terms. For some words of a text, it finds the things with a term that starts with
 * one of them, in their order and without duplicates. Only these can have a term in the text.
 */
export function byFirstWord<Each>(
  things: readonly Each[],
  termsOf: (each: Each) => readonly (readonly string[])[],
): (words: readonly string[]) => readonly Each[] {
  const places = new Map<string, Set<number>>()
  things.forEach((each, place) => {
    for (const [first] of termsOf(each)) if (first !== undefined) places.set(first, (places.get(first) ?? new Set()).add(place))
  })
  return (words) => {
    const found = new Set(words.flatMap((word) => [...(places.get(word) ?? [])]))
    return [...found].toSorted((one, other) => one - other).map((place) => things[place] as Each)
  }
}
