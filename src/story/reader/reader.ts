import type { Token } from '../tokens/token.ts'

/** The result of a reader: at least the token after what it read. */
export interface Read {
  readonly next: number
}

/**
 * Reads something that starts at a token. Returns what it found and the token after it, or null. It looks at a bounded number of tokens, so
 * that reading a story stays linear. `readQuantity`, `readNoun`, `readShare` and `readSeason` are readers.
 */
export type Reader<Found extends Read = Read> = (tokens: readonly Token[], at: number) => Found | null

/** The type of what a reader finds. */
export type FoundBy<Each extends Reader> = NonNullable<ReturnType<Each>>
