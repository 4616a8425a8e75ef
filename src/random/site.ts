import seedrandom from 'seedrandom'
import { scramble } from './scramble.ts'

/** 64 bits that name a stream of words: two int32. */
export interface SiteKey {
  readonly high: number
  readonly low: number
}

/** U+001F, the unit separator: no table or column name holds one. */
const separator = '\u001f'

/** Text that names one stream of words of a plan; `lane` tells several streams of one column apart. */
export function siteName(table: string, column: string, lane: string): string {
  return table + separator + column + separator + lane
}

/** Hashes any text to 64 bits (Baagøe's Alea as `seedrandom` has it: products and sums of doubles, the same on every engine). */
export function textKey(text: string): SiteKey {
  const next = seedrandom.alea(text)
  const high = next.int32()
  return { high, low: next.int32() }
}

/** The part of every site's key that the seed decides. */
export function seedKey(seed: number): SiteKey {
  return textKey(String(seed))
}

/**
 * Mixes two keys into one: a Feistel network of three rounds (M. Luby & C. Rackoff 1988) over `b`, keyed by `a`.
 * A bijection of `b` for any fixed `a`; every bit of both changes about half of the result.
 */
export function combineKeys(a: SiteKey, b: SiteKey): SiteKey {
  const middle = b.high ^ scramble((b.low + a.high) | 0)
  const low = b.low ^ scramble((middle + a.low) | 0)
  return { high: middle ^ scramble((low + a.high + 0x3c6ef372) | 0), low }
}
