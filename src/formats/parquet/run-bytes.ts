import { varintBytes } from './varint-bytes.ts'

/** Bytes of one bit-packed run: its header, and the values in groups of eight. */
export function runBytes(values: number, bits: number): number {
  const groups = Math.ceil(values / 8)
  return varintBytes(groups * 2 + 1) + groups * bits
}
