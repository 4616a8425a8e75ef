import seedrandom from 'seedrandom'
import { scramble } from './scramble.ts'

/** 64 bits that identify a stream of draws: two int32. */
export interface SiteKey {
  readonly high: number
  readonly low: number
}

/** U+001F, the unit separator, which no table or column name contains. */
const separator = '\u001f'

/** The name of one stream of draws of a plan; `stream` distinguishes several streams of one column. */
export function siteName(table: string, column: string, stream: string): string {
  return table + separator + column + separator + stream
}

/** Hashes any text to 64 bits (Baagøe's Alea in the version of `seedrandom`: products and sums of doubles, the same on every engine). */
export function textKey(text: string): SiteKey {
  const next = seedrandom.alea(text)
  const high = next.int32()
  return { high, low: next.int32() }
}

/** The part of every site's key that depends on the seed. */
export function seedKey(seed: number): SiteKey {
  return textKey(String(seed))
}

/**
 * Mixes two keys into one: a Feistel network of three rounds (M. Luby & C. Rackoff 1988) over `b`, keyed by `a`. For a fixed `a` it is a
 * bijection of `b`; every bit of both keys changes about half of the bits of the result.
 */
export function combineKeys(a: SiteKey, b: SiteKey): SiteKey {
  const middle = b.high ^ scramble((b.low + a.high) | 0)
  const low = b.low ^ scramble((middle + a.low) | 0)
  return { high: middle ^ scramble((low + a.high + 0x3c6ef372) | 0), low }
}
