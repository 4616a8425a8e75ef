import type { Token } from '../tokens/token.ts'
import { isOneOf } from './at-token.ts'
import type { Read, Reader } from './reader.ts'

type Words = Pick<ReadonlySet<string>, 'has'>

/** Reads up to so many of some words, perhaps none: it is always there. */
export function skip(words: Words, most: number): (tokens: readonly Token[], at: number) => Read {
  return (tokens, at) => {
    let next = at
    while (next < at + most && isOneOf(tokens, next, words)) next++
    return { next }
  }
}

/** What a reader found behind words that were skipped. */
export type PastRead<Found extends Read> = Found & {
  /** Where it starts. */
  readonly start: number
}

/** Reads something at a token, or behind up to so many of some words: "by approximately | 50%". What can be read is not skipped. */
export function past<Found extends Read>(words: Words, most: number, reader: Reader<Found>): Reader<PastRead<Found>> {
  return (tokens, at) => {
    for (let start = at; start <= at + most; start++) {
      const found = reader(tokens, start)
      if (found !== null) return { ...found, start }
      if (!isOneOf(tokens, start, words)) return null
    }
    return null
  }
}

/** Where the run of some words begins that ends right before a token: up to so many of them, none before the token `free`. */
export function skipBack(tokens: readonly Token[], at: number, free: number, words: Words, most: number): number {
  let first = at
  while (first > Math.max(free, at - most) && isOneOf(tokens, first - 1, words)) first--
  return first
}
