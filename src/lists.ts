/** The sum of numbers; 0 for none. */
export function sumOf(numbers: Iterable<number>): number {
  let sum = 0
  for (const number of numbers) sum += number
  return sum
}

/** The element of a list that has only one; null for other lists. */
export function onlyOf<Element>(list: readonly Element[]): Element | null {
  return list.length === 1 ? (list[0] ?? null) : null
}

/** All integers from `first` to `last`, both included. */
export function integersFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The elements of a list by their keys, both in the order of the list. */
export function groupedBy<Element, Key>(list: Iterable<Element>, keyOf: (element: Element) => Key): Map<Key, Element[]> {
  const groups = new Map<Key, Element[]>()
  for (const element of list) {
    const key = keyOf(element)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [element])
    else group.push(element)
  }
  return groups
}
