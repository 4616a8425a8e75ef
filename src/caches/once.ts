/** Caches what a function without arguments returns; it is called when the result is first needed. `make` must never return undefined. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
