import type { Token } from '../tokens/token.ts'

/** What a reader found: at least the token after it. */
export interface Read {
  readonly next: number
}

/**
 * Reads something that starts at a token: what it is and the token after it, or null when it is not there. It looks at no more tokens than a
 * constant, so that reading a story stays linear. `readQuantity`, `readNoun`, `readShare`, `readSeason` and their like are readers.
 */
export type Reader<Found extends Read = Read> = (tokens: readonly Token[], at: number) => Found | null

/** What a reader finds where it finds something. */
export type FoundBy<Each extends Reader> = NonNullable<ReturnType<Each>>
