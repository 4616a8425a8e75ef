/**
 * A bijection of int32 in which every bit of `draw` changes about half of the bits of the result.
 * Source: C. Wellons, hash-prospector, two-round mixer [16 21f0aaad 15 735a2d97 15].
 */
export function scramble(draw: number): number {
  let x = draw ^ (draw >>> 16)
  x = Math.imul(x, 0x21f0aaad)
  x ^= x >>> 15
  x = Math.imul(x, 0x735a2d97)
  return x ^ (x >>> 15)
}
