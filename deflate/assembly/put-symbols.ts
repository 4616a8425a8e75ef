import { address, bitCount, bits, put, setState } from './bits'
import { distanceCodes, distanceLengths, endOfBlock, literalCodes, literalLengths, matches } from './memory'
import { extraOfDistance, extraOfLength, longestMatch, symbolOfDistance, symbolOfLength } from './symbols'

/** By byte, its code and from bit 16 the bits of it (u32). */
const byteCodes: usize = memory.data(4 * 256, 16)
/** By length, the code of its symbol with the extra bits, and from bit 24 the bits of both (u32). */
const matchCodes: usize = memory.data(4 * 259, 16)

/** Writes the literals and matches of a block and its end. The bits are kept in local variables, as this is the innermost loop. */
export function putSymbols(start: usize, end: usize, matchesEnd: usize): void {
  joinCodes()
  let to = address()
  let pending = bits()
  let count = bitCount()
  let at = start
  for (let match = matches; ; match += 8) {
    const literalsEnd = match < matchesEnd ? at + load<u32>(match) : end
    while (at < literalsEnd) {
      // Three codes of at most 15 bits fit beside seven bits that are left.
      const batchEnd = min(at + 3, literalsEnd)
      for (; at < batchEnd; at++) {
        const code = load<u32>(byteCodes + ((<usize>load<u8>(at)) << 2))
        pending |= (<u64>(code & 0xffff)) << count
        count += code >> 16
      }
      store<u64>(to, pending)
      to += count >> 3
      pending >>= count & 56
      count &= 7
    }
    if (match >= matchesEnd) break
    const both = load<u32>(match, 4)
    const length = both & 0xffff
    const beyond = both >> 16
    const code = load<u32>(matchCodes + ((<usize>length) << 2))
    pending |= (<u64>(code & 0xffffff)) << count
    count += code >> 24
    const symbol = symbolOfDistance(beyond)
    pending |= (<u64>load<u32>(distanceCodes + ((<usize>symbol) << 2))) << count
    count += load<u8>(distanceLengths + symbol)
    const extra = extraOfDistance(symbol)
    pending |= (<u64>(beyond & ((1 << extra) - 1))) << count
    count += extra
    store<u64>(to, pending)
    to += count >> 3
    pending >>= count & 56
    count &= 7
    at += length
  }
  setState(to, pending, count)
  put(load<u32>(literalCodes + 4 * endOfBlock), load<u8>(literalLengths + endOfBlock))
}

/** Joins what is written together: codes with their lengths, and codes of lengths with their extra bits. */
function joinCodes(): void {
  for (let byte: u32 = 0; byte < 256; byte++) {
    store<u32>(byteCodes + 4 * byte, load<u32>(literalCodes + 4 * byte) | ((<u32>load<u8>(literalLengths + byte)) << 16))
  }
  for (let length: u32 = 3; length <= longestMatch; length++) {
    const symbol = symbolOfLength(length)
    const extra = extraOfLength(symbol)
    const size = <u32>load<u8>(literalLengths + symbol)
    const behind = (length - 3) & ((1 << extra) - 1)
    store<u32>(matchCodes + 4 * length, load<u32>(literalCodes + 4 * symbol) | (behind << size) | ((size + extra) << 24))
  }
}
