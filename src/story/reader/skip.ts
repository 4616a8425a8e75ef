import type { Token } from '../tokens/token.ts'
import { isOneOf } from './at-token.ts'
import type { Read, Reader } from './reader.ts'

type Words = Pick<ReadonlySet<string>, 'has'>

/** Skips at most `most` of some words, or none. It always matches. */
export function skip(words: Words, most: number): (tokens: readonly Token[], at: number) => Read {
  return (tokens, at) => {
    let next = at
    while (next < at + most && isOneOf(tokens, next, words)) next++
    return { next }
  }
}

/** The result of a reader after skipped words. */
export type PastRead<Found extends Read> = Found & {
  /** The token at which the result starts. */
  readonly start: number
}

/**
 * Reads something at a token, or after at most `most` of some words: "by approximately | 50%". It skips only words at which nothing can be
 * read.
 */
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

/**
 * The first token of a run of some words right before a token. The run has at most `most` words and starts at token `free` or later. The
 * words of an identifier are no part of it: the "in" of "check_in".
 */
export function skipBack(tokens: readonly Token[], at: number, free: number, words: Words, most: number): number {
  let first = at
  while (first > Math.max(free, at - most) && isOneOf(tokens, first - 1, words) && tokens[first - 1]?.isSnake !== true) first--
  return first
}
