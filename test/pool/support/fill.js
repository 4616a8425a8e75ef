/**
 * Fills bytes with printable text that differs from seed to seed at nearly every place.
 *
 * @param {Uint8Array} bytes
 * @param {number} seed
 */
export function fill(bytes, seed) {
  let word = Math.imul(seed + 1, 0x9e3779b1) | 1
  for (let index = 0; index < bytes.length; index++) {
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    bytes[index] = 97 + ((word >>> 8) % 26)
  }
}
