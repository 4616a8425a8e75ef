/** Bytes of a varint, a whole number from 0 to 2^53. */
export function varintBytes(value: number): number {
  let bytes = 1
  for (let bound = 128; value >= bound; bound *= 128) bytes++
  return bytes
}
