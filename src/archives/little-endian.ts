/** One field of a record: its value, and how many bytes it takes. */
export type Field = readonly [value: number, bytes: 2 | 4 | 8]

/**
 * Writes numbers one after the other, the lowest byte first.
 *
 * @param fields whole numbers of 0 and above that fit their bytes; of 8 bytes, up to 2^53 (excluded)
 */
export function littleEndian(fields: readonly Field[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [, width]) => sum + width, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [value, width] of fields) {
    if (width === 2) view.setUint16(at, value, true)
    else if (width === 4) view.setUint32(at, value, true)
    else view.setBigUint64(at, BigInt(value), true)
    at += width
  }
  return bytes
}
