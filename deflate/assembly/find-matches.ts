import {
  buckets,
  distanceCounts,
  distanceSymbols,
  endOfBlock,
  fixedSymbols,
  hashBits,
  input,
  literalCounts,
  matches,
  mostMatches,
  windowBytes,
} from './memory'
import { longestMatch, shortestMatch, symbolOfDistance, symbolOfLength } from './symbols'

/** Bytes at the end of a piece in which no match begins, because the loads of a search would pass the end. */
const tailBytes: u32 = 12

/** Position of the first byte of the piece. Pieces are a window apart, so positions of other pieces are out of reach. */
let base: u32 = windowBytes + 1

/** Address behind the last match. */
let matchesEnd: usize = 0

/** Ends a piece: later pieces do not refer to it. */
export function forget(length: u32): void {
  base += length + windowBytes
  if (base < 0xf0000000) return
  memory.fill(buckets, 0, 8 << hashBits)
  base = windowBytes + 1
}

export function endOfMatches(): usize {
  return matchesEnd
}

/**
 * Cuts the bytes from `start` into literals and matches, until `end` or a block is full, and counts their symbols. A match is the longer of
 * those at the two last positions with the same four bytes.
 * @returns the address behind the block
 */
export function findMatches(start: usize, end: usize): usize {
  memory.fill(literalCounts, 0, 4 * fixedSymbols)
  memory.fill(distanceCounts, 0, 4 * distanceSymbols)
  const offset: usize = base - <u32>input
  const limit = end - input > tailBytes ? end - tailBytes : input
  const full = matches + 8 * mostMatches
  let at = start
  let literals = start
  let match = matches
  while (at < limit && match < full) {
    const four = load<u32>(at)
    const bucket = bucketOf(four)
    const seen = load<u64>(bucket)
    const position = <u32>(at + offset)
    store<u64>(bucket, (seen << 32) | <u64>position)
    const latest = position - <u32>seen
    const older = position - <u32>(seen >> 32)
    const isLatest = isMatch(at, latest, four)
    const isOlder = isMatch(at, older, four)
    if (!isLatest && !isOlder) {
      increment(literalCounts, four & 255)
      at++
      continue
    }
    const farthest = min(at + longestMatch, end)
    const endOfLatest = isLatest ? endOfMatch(at, latest, farthest) : at
    const endOfOlder = isOlder && endOfLatest < farthest ? endOfMatch(at, older, farthest) : at
    const matchEnd = max(endOfLatest, endOfOlder)
    addMatch(match, <u32>(at - literals), <u32>(matchEnd - at), (endOfOlder > endOfLatest ? older : latest) - 1)
    match += 8
    enter(at + 1, offset)
    enter(at + 2, offset)
    at = matchEnd
    literals = matchEnd
  }
  if (match < full) for (; at < end; at++) increment(literalCounts, load<u8>(at))
  increment(literalCounts, endOfBlock)
  matchesEnd = match
  return at
}

function bucketOf(four: u32): usize {
  return buckets + ((<usize>((four * 0x9e3779b1) >> (32 - hashBits))) << 3)
}

/** Makes a position known without a search there. */
function enter(at: usize, offset: usize): void {
  const bucket = bucketOf(load<u32>(at))
  store<u64>(bucket, (load<u64>(bucket) << 32) | <u64>(<u32>(at + offset)))
}

function isMatch(at: usize, distance: u32, four: u32): boolean {
  return distance <= windowBytes && load<u32>(at - distance) === four
}

/** Address at which the bytes of a match first differ, `farthest` at most. */
function endOfMatch(from: usize, distance: u32, farthest: usize): usize {
  let at = from + shortestMatch
  while (at + 8 <= farthest) {
    const difference = load<u64>(at) ^ load<u64>(at - distance)
    if (difference !== 0) return at + <usize>(ctz(difference) >> 3)
    at += 8
  }
  while (at < farthest && load<u8>(at) === load<u8>(at - distance)) at++
  return at
}

function addMatch(match: usize, literals: u32, length: u32, beyond: u32): void {
  store<u32>(match, literals)
  store<u32>(match, length | (beyond << 16), 4)
  increment(literalCounts, symbolOfLength(length))
  increment(distanceCounts, symbolOfDistance(beyond))
}

function increment(counts: usize, symbol: u32): void {
  const count = counts + ((<usize>symbol) << 2)
  store<u32>(count, load<u32>(count) + 1)
}
