/**
 * The place of `index` in a shuffle of [0, 2^bits) that the 32-bit `word` decides: a bijection for `bits` from 0 to 8, a few times
 * quicker than `permute` and with fewer orders to choose from. Affine maps by odd factors and shifts by half the bits are
 * bijections of so many bits.
 */
export function smallShuffle(index: number, bits: number, word: number): number {
  const mask = (1 << bits) - 1
  const shift = (bits + 1) >> 1
  let place = (Math.imul(index, word | 1) + (word >>> 8)) & mask
  place ^= place >> shift
  place = (Math.imul(place, (word >>> 13) | 1) + (word >>> 21)) & mask
  place ^= place >> shift
  return (Math.imul(place, (word >>> 24) | 1) + (word >>> 5)) & mask
}
