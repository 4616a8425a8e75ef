import { once } from '../caches/once.ts'

/** Caches what `make` returns. It is called at once or, if `isLate`, when the result is first needed. */
export function onceRead<Made>(make: () => Made, isLate: boolean): () => Made {
  const made = once(make)
  if (!isLate) made()
  return made
}
