// Symbols of lengths and distances, and the bits that follow them (RFC 1951, 3.2.5).

export const shortestMatch: u32 = 4
export const longestMatch: u32 = 258

/** By length, its symbol less 257 (u8). */
const lengthSymbols: usize = memory.data(259)

function fillLengthSymbols(): void {
  for (let length: u32 = 3; length < longestMatch; length++) {
    const beyond = length - 3
    const top = 31 - clz(beyond)
    store<u8>(lengthSymbols + length, <u8>(beyond < 8 ? beyond : (top << 2) - 4 + ((beyond >> (top - 2)) & 3)))
  }
  store<u8>(lengthSymbols + longestMatch, 28)
}

fillLengthSymbols()

export function symbolOfLength(length: u32): u32 {
  return 257 + <u32>load<u8>(lengthSymbols + length)
}

/** Number of extra bits after the symbol of a length. Their value is the lowest bits of the length less three. */
export function extraOfLength(symbol: u32): u32 {
  return symbol < 265 || symbol === 285 ? 0 : (symbol - 261) >> 2
}

/** @param beyond the distance less one */
export function symbolOfDistance(beyond: u32): u32 {
  if (beyond < 2) return beyond
  const top = 31 - clz(beyond)
  return (top << 1) + ((beyond >> (top - 1)) & 1)
}

/** Number of extra bits after the symbol of a distance. Their value is the lowest bits of the distance less one. */
export function extraOfDistance(symbol: u32): u32 {
  return symbol < 4 ? 0 : (symbol >> 1) - 1
}
