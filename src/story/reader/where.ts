import type { Read, Reader } from './reader.ts'

/** Keeps the result of a reader if it passes a test. The test also gets the tokens and the start, to look around. */
export function where<Found extends Read>(
  reader: Reader<Found>,
  holds: (found: Found, ...place: Parameters<Reader>) => boolean,
): Reader<Found> {
  return (tokens, at) => {
    const found = reader(tokens, at)
    return found !== null && holds(found, tokens, at) ? found : null
  }
}
