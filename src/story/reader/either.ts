import type { FoundBy, Reader } from './reader.ts'

/** Returns the result of the first reader that matches. */
export function either<Readers extends readonly Reader[]>(...readers: Readers): Reader<FoundBy<Readers[number]>> {
  return (tokens, at) => {
    for (const reader of readers) {
      const found = reader(tokens, at)
      // The compiler cannot know which of the readers matched.
      if (found !== null) return found as FoundBy<Readers[number]>
    }
    return null
  }
}
