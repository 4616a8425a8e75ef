/**
 * Makes a search for things by their terms. It finds the things with a term that begins with one of some words, in their order, without
 * duplicates: no other thing can have a term in these words.
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
