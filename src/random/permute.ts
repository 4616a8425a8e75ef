import { scramble } from './scramble.ts'
import type { SiteKey } from './site.ts'

/*
 * A number of [0, size) is split into `left * 2^rightBits + right`. Each round adds a keyed hash of one half to the other: modulo `lefts`
 * on the
 * left, by exclusive or on the right (a generalised Feistel network). The domain `lefts * 2^rightBits` exceeds `size` by less than
 * 2^rightBits. A
 * result beyond `size` is permuted again until it is inside (J. Black & P. Rogaway, Ciphers with Arbitrary Finite Domains, 2002).
 */

const twoTo32 = 4294967296
const twoToMinus32 = 1 / twoTo32

/** The position of `index` in a shuffle of [0, size) that is determined by `key`: a bijection. `size` is 1 to 2^53. */
export function permute(index: number, size: number, key: SiteKey): number {
  const rightBits = rightBitsOf(size)
  const lefts = leftsOf(size, rightBits)
  const pairs = roundPairs(size)
  const step = size > twoTo32 ? forwardWide : forward
  let place = index
  do place = step(place, rightBits, lefts, pairs, key.high, key.low)
  while (place >= size)
  return place
}

/** The index whose position is `place`: the inverse of `permute`. */
export function unpermute(place: number, size: number, key: SiteKey): number {
  const rightBits = rightBitsOf(size)
  const lefts = leftsOf(size, rightBits)
  const pairs = roundPairs(size)
  const step = size > twoTo32 ? backwardWide : backward
  let index = place
  do index = step(index, rightBits, lefts, pairs, key.high, key.low)
  while (index >= size)
  return index
}

/** Rows that are permuted together, and their halves. */
const batchRows = 1024
const leftHalves = new Int32Array(batchRows)
const rightHalves = new Int32Array(batchRows)

/** Fills `out[0..count)` with the positions of `rows[0..count)`; both may be the same array. */
export function permuteInto(rows: Float64Array, count: number, size: number, key: SiteKey, out: Float64Array): void {
  permuteRange(rows, 0, count, size, key, out)
}

/** Fills `out[from..to)` with the positions of `rows[from..to)`; both may be the same array. A single row is faster by itself. */
export function permuteRange(rows: Float64Array, from: number, to: number, size: number, key: SiteKey, out: Float64Array): void {
  if (size > twoTo32 || to - from === 1) for (let i = from; i < to; i++) out[i] = permute(rows[i] as number, size, key)
  else for (let at = from; at < to; at += batchRows) permuteBatch(rows, at, Math.min(to, at + batchRows), size, key, out)
}

/**
 * Permutes `rows[from..to)` round by round: the rows of a round are independent of each other, so that the processor computes several at a
 * time. Index by index, each round waits for the one before.
 */
function permuteBatch(rows: Float64Array, from: number, to: number, size: number, { high, low }: SiteKey, out: Float64Array): void {
  const rightBits = rightBitsOf(size)
  const lefts = leftsOf(size, rightBits)
  const pairs = roundPairs(size)
  const mask = (1 << rightBits) - 1
  const count = to - from
  for (let i = 0; i < count; i++) {
    const index = rows[from + i] as number
    leftHalves[i] = index >>> rightBits
    rightHalves[i] = index & mask
  }
  let leftKey = high
  let rightKey = low
  for (let pair = 0; pair < pairs; pair++) {
    for (let i = 0; i < count; i++) {
      const right = rightHalves[i] as number
      let left = (leftHalves[i] as number) + leftShift(right, leftKey, lefts)
      if (left >= lefts) left -= lefts
      leftHalves[i] = left
      rightHalves[i] = right ^ (scramble(left + rightKey) & mask)
    }
    leftKey = (leftKey + 0x9e3779b9) | 0
    rightKey = (rightKey + 0x9e3779b9) | 0
  }
  for (let i = 0; i < count; i++) {
    let place = (((leftHalves[i] as number) << rightBits) | (rightHalves[i] as number)) >>> 0
    while (place >= size) place = forward(place, rightBits, lefts, pairs, high, low)
    out[from + i] = place
  }
}

/** Half of the number of bits of `size - 1`, rounded down. */
function rightBitsOf(size: number): number {
  const bits = size > twoTo32 ? 64 - Math.clz32(Math.floor((size - 1) * twoToMinus32)) : 32 - Math.clz32(size - 1)
  return bits >>> 1
}

function leftsOf(size: number, rightBits: number): number {
  return Math.ceil(size / (1 << rightBits))
}

/**
 * Number of pairs of rounds. Halves with few values have few functions between them, so small sizes need more rounds until all orders are
 * equally likely.
 */
function roundPairs(size: number): number {
  return size < 16 ? 12 : size < 4096 ? 6 : 3
}

function forward(index: number, rightBits: number, lefts: number, pairs: number, high: number, low: number): number {
  const mask = (1 << rightBits) - 1
  let left = index >>> rightBits
  let right = index & mask
  let leftKey = high
  let rightKey = low
  for (let pair = 0; pair < pairs; pair++) {
    left += leftShift(right, leftKey, lefts)
    if (left >= lefts) left -= lefts
    right ^= scramble(left + rightKey) & mask
    leftKey = (leftKey + 0x9e3779b9) | 0
    rightKey = (rightKey + 0x9e3779b9) | 0
  }
  return ((left << rightBits) | right) >>> 0
}

function backward(place: number, rightBits: number, lefts: number, pairs: number, high: number, low: number): number {
  const mask = (1 << rightBits) - 1
  let left = place >>> rightBits
  let right = place & mask
  for (let pair = pairs - 1; pair >= 0; pair--) {
    const step = Math.imul(pair, 0x9e3779b9)
    right ^= scramble(left + low + step) & mask
    left -= leftShift(right, high + step, lefts)
    if (left < 0) left += lefts
  }
  return ((left << rightBits) | right) >>> 0
}

/** `forward` for numbers beyond 32 bits, which take twice the time. */
function forwardWide(index: number, rightBits: number, lefts: number, pairs: number, high: number, low: number): number {
  const rights = 1 << rightBits
  let left = Math.floor(index / rights)
  let right = index - left * rights
  for (let pair = 0; pair < pairs; pair++) {
    const step = Math.imul(pair, 0x9e3779b9)
    left += leftShift(right, high + step, lefts)
    if (left >= lefts) left -= lefts
    right ^= scramble(left + low + step) & (rights - 1)
  }
  return left * rights + right
}

/** The inverse of `forwardWide`. */
function backwardWide(place: number, rightBits: number, lefts: number, pairs: number, high: number, low: number): number {
  const rights = 1 << rightBits
  let left = Math.floor(place / rights)
  let right = place - left * rights
  for (let pair = pairs - 1; pair >= 0; pair--) {
    const step = Math.imul(pair, 0x9e3779b9)
    right ^= scramble(left + low + step) & (rights - 1)
    left -= leftShift(right, high + step, lefts)
    if (left < 0) left += lefts
  }
  return left * rights + right
}

/** A keyed hash of `right` onto [0, lefts). */
function leftShift(right: number, leftKey: number, lefts: number): number {
  return ((scramble(right + leftKey) >>> 0) * lefts * twoToMinus32) | 0
}
