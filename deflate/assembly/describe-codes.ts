import { put } from './bits'
import { bitsOf, computeCodes, computeLengths } from './huffman'
import {
  distanceLengths,
  distanceSymbols,
  endOfBlock,
  fixedSymbols,
  lengthCodeCounts,
  lengthCodeLengths,
  lengthCodes,
  lengthCodeSymbols,
  literalLengths,
  literalSymbols,
} from './memory'

/** The order in which a block gives the lengths of its first code (RFC 1951, 3.2.7). */
const order: usize = memory.data<u8>([16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15])

/** The lengths of both codes as symbols of the first code (u16): the symbol, and from bit 8 its extra bits. */
const runs: usize = memory.data(2 * 320, 16)

let runCount: u32 = 0
let literals: u32 = 0
let distances: u32 = 0
let described: u32 = 0

/**
 * Prepares the description of the codes of literals and distances (RFC 1951, 3.2.7).
 * @returns its bits
 */
export function prepareDescription(): u32 {
  literals = symbolsUntilLast(literalLengths, literalSymbols, endOfBlock + 1)
  distances = symbolsUntilLast(distanceLengths, distanceSymbols, 1)
  memory.copy(literalLengths + literals, distanceLengths, distances)
  findRuns(literals + distances)
  memory.fill(literalLengths + literals, 0, fixedSymbols - literals)
  computeLengths(lengthCodeCounts, lengthCodeLengths, lengthCodeSymbols, 7)
  described = lengthCodeSymbols
  while (described > 4 && load<u8>(lengthCodeLengths + load<u8>(order + described - 1)) === 0) described--
  let bits = 14 + 3 * described + bitsOf(lengthCodeCounts, lengthCodeLengths, lengthCodeSymbols)
  for (let symbol: u32 = 16; symbol < lengthCodeSymbols; symbol++) bits += load<u32>(lengthCodeCounts + 4 * symbol) * extraBits(symbol)
  return bits
}

export function putDescription(): void {
  computeCodes(lengthCodeLengths, lengthCodes, lengthCodeSymbols)
  put((literals - 257) | ((distances - 1) << 5) | ((described - 4) << 10), 14)
  for (let index: u32 = 0; index < described; index++) put(load<u8>(lengthCodeLengths + load<u8>(order + index)), 3)
  for (let index: u32 = 0; index < runCount; index++) {
    const run = <u32>load<u16>(runs + (index << 1))
    const symbol = run & 255
    put(load<u32>(lengthCodes + (symbol << 2)), load<u8>(lengthCodeLengths + symbol))
    put(run >> 8, extraBits(symbol))
  }
}

function symbolsUntilLast(lengths: usize, symbols: u32, least: u32): u32 {
  let count = symbols
  while (count > least && load<u8>(lengths + count - 1) === 0) count--
  return count
}

function extraBits(symbol: u32): u32 {
  if (symbol < 16) return 0
  return symbol === 18 ? 7 : symbol - 14
}

function findRuns(lengths: u32): void {
  memory.fill(lengthCodeCounts, 0, 4 * lengthCodeSymbols)
  runCount = 0
  let next: u32 = 0
  while (next < lengths) {
    const length = <u32>load<u8>(literalLengths + next)
    let count: u32 = 1
    while (next + count < lengths && load<u8>(literalLengths + next + count) === length) count++
    next += count
    if (length !== 0) {
      addRun(length, 0)
      count = addRepeats(16, count - 1, 3, 6)
    } else count = addRepeats(17, addRepeats(18, count, 11, 138), 3, 10)
    for (; count > 0; count--) addRun(length, 0)
  }
}

/** Returns how many lengths are left. */
function addRepeats(symbol: u32, count: u32, least: u32, most: u32): u32 {
  let left = count
  while (left >= least) {
    const repeats = min(left, most)
    addRun(symbol, repeats - least)
    left -= repeats
  }
  return left
}

function addRun(symbol: u32, extra: u32): void {
  store<u16>(runs + (runCount++ << 1), <u16>(symbol | (extra << 8)))
  const count = lengthCodeCounts + (symbol << 2)
  store<u32>(count, load<u32>(count) + 1)
}
