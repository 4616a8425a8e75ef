/**
 * Bytes that the offsets `base`, `base + stride`, …, `count` of them, take together as varints of zigzag integers, of which one more byte
 * is taken from 2^6, 2^13, 2^20, … on. In closed form: files have more row groups than anybody wants to look at.
 */
export function offsetBytes(base: number, stride: number, count: number): number {
  if (count === 0) return 0
  const last = base + stride * (count - 1)
  let bytes = count
  for (let bound = 64; bound <= last; bound *= 128) bytes += count - Math.max(0, Math.ceil((bound - base) / stride))
  return bytes
}
