/** What `make` makes: at once or, if `isLate`, when it is first read. */
export function onceRead<Made extends object>(make: () => Made, isLate: boolean): () => Made {
  let made = isLate ? null : make()
  return () => (made ??= make())
}
