/** The polynomial of CRC-32 without its highest power. In all these numbers the highest bit is the lowest power. */
const polynomial = 0xedb88320

const one = 0x80000000

/** The product of two polynomials over GF(2), modulo that of CRC-32. */
function multiply(left: number, right: number): number {
  let product = 0
  let shifted = right
  for (let bits = left; bits !== 0; bits <<= 1) {
    if (bits < 0) product ^= shifted
    shifted = (shifted & 1) === 0 ? shifted >>> 1 : (shifted >>> 1) ^ polynomial
  }
  return product
}

/** At index k, the factor by which 2^k zero bytes multiply a CRC: x to the power of 8 * 2^k. */
const zeroBytes: readonly number[] = powers()

function powers(): number[] {
  // x^8 is eight bits below the highest bit, which is x^0.
  const squares = [one >>> 8]
  for (let index = 1; index < 53; index++) {
    const last = squares[index - 1] ?? 0
    squares.push(multiply(last, last))
  }
  return squares
}

/**
 * The CRC-32 of the concatenation of two byte sequences, from the CRC-32 of each; the same arithmetic as zlib's `crc32_combine`.
 * @param secondBytes number of bytes of the second sequence, a whole number below 2^53
 */
export function crc32Combine(first: number, second: number, secondBytes: number): number {
  let shifted = first | 0
  // No bit operators, because they would truncate the length to 32 bits.
  for (let rest = secondBytes, index = 0; rest > 0; rest = Math.floor(rest / 2), index++) {
    if (rest % 2 === 1) shifted = multiply(zeroBytes[index] ?? 0, shifted)
  }
  return (shifted ^ second) >>> 0
}
