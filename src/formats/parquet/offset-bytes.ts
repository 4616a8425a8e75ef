/**
 * Total bytes of the `count` offsets `base`, `base + stride`, … as varints of zigzag integers. A varint grows by one byte at 2^6, 2^13,
 * 2^20, … Computed in closed form, because a file may have too many row groups for a loop.
 */
export function offsetBytes(base: number, stride: number, count: number): number {
  if (count === 0) return 0
  const last = base + stride * (count - 1)
  let bytes = count
  for (let bound = 64; bound <= last; bound *= 128) bytes += count - Math.max(0, Math.ceil((bound - base) / stride))
  return bytes
}
