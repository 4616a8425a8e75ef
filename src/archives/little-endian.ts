/** One field of a record: its value and its size in bytes. */
export type Field = readonly [value: number, bytes: 2 | 4 | 8]

/**
 * Writes numbers consecutively in little-endian order.
 * @param fields whole numbers from 0 that fit into their size; those of 8 bytes must be below 2^53
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
