import { put, putStored } from './bits'
import { prepareDescription, putDescription } from './describe-codes'
import { endOfMatches } from './find-matches'
import { bitsOf, computeCodes, computeLengths } from './huffman'
import {
  distanceCodes,
  distanceCounts,
  distanceLengths,
  distanceSymbols,
  fixedSymbols,
  literalCodes,
  literalCounts,
  literalLengths,
  literalSymbols,
} from './memory'
import { putSymbols } from './put-symbols'
import { extraOfDistance, extraOfLength } from './symbols'

const longestCode: u32 = 15
const largestStored: u32 = 65535

/** Writes the block whose symbols were counted, as it takes the fewest bits: with its own codes, with the fixed ones, or stored. */
export function putBlock(start: usize, end: usize): void {
  const extra = extraBits()
  setFixedLengths()
  const withFixed = symbolBits()
  computeLengths(literalCounts, literalLengths, literalSymbols, longestCode)
  computeLengths(distanceCounts, distanceLengths, distanceSymbols, longestCode)
  const withOwn = symbolBits() + prepareDescription()
  const size = <u32>(end - start)
  const stored = 8 * (size + 5 * (1 + (size - 1) / largestStored))
  if (stored < 3 + extra + min(withFixed, withOwn)) return putPlain(start, end)
  if (withOwn < withFixed) {
    put(4, 3)
    putDescription()
  } else {
    put(2, 3)
    setFixedLengths()
  }
  computeCodes(literalLengths, literalCodes, fixedSymbols)
  computeCodes(distanceLengths, distanceCodes, distanceSymbols)
  putSymbols(start, end, endOfMatches())
}

/** Bits of the symbols with the codes whose lengths are set. */
function symbolBits(): u32 {
  return bitsOf(literalCounts, literalLengths, literalSymbols) + bitsOf(distanceCounts, distanceLengths, distanceSymbols)
}

/** Bits behind the symbols of lengths and distances. */
function extraBits(): u32 {
  let bits: u32 = 0
  for (let symbol: u32 = 257; symbol < literalSymbols; symbol++) bits += load<u32>(literalCounts + 4 * symbol) * extraOfLength(symbol)
  for (let symbol: u32 = 0; symbol < distanceSymbols; symbol++) bits += load<u32>(distanceCounts + 4 * symbol) * extraOfDistance(symbol)
  return bits
}

/** The lengths of RFC 1951, 3.2.6. */
function setFixedLengths(): void {
  memory.fill(literalLengths, 8, fixedSymbols)
  memory.fill(literalLengths + 144, 9, 112)
  memory.fill(literalLengths + 256, 7, 24)
  memory.fill(distanceLengths, 5, distanceSymbols)
}

function putPlain(start: usize, end: usize): void {
  for (let at = start; at < end; at += largestStored) putStored(at, min(<u32>(end - at), largestStored))
}
