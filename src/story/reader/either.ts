import type { FoundBy, Reader } from './reader.ts'

/** Reads what the first of some readers finds that finds anything. */
export function either<Readers extends readonly Reader[]>(...readers: Readers): Reader<FoundBy<Readers[number]>> {
  return (tokens, at) => {
    for (const reader of readers) {
      const found = reader(tokens, at)
      // Which of the readers it was, the loop cannot tell the compiler.
      if (found !== null) return found as FoundBy<Readers[number]>
    }
    return null
  }
}
