import type { Read, Reader } from './reader.ts'

/** Reads what a reader finds where it passes a test; the tokens and where it starts are for looking around. */
export function where<Found extends Read>(
  reader: Reader<Found>,
  holds: (found: Found, ...place: Parameters<Reader>) => boolean,
): Reader<Found> {
  return (tokens, at) => {
    const found = reader(tokens, at)
    return found !== null && holds(found, tokens, at) ? found : null
  }
}
