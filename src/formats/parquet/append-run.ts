import { appendZeros } from '../columnar/append-zeros.ts'
import type { ByteSink } from '../byte-sink.ts'

/**
 * Appends packed values of `bits` bits each as one bit-packed run: a varint header (twice the number of groups of eight, plus one), then
 * complete groups.
 */
export function appendRun(target: ByteSink, packed: Uint8Array, values: number, bits: number): void {
  const groups = Math.ceil(values / 8)
  target.reserve(8)
  let header = groups * 2 + 1
  for (; header > 127; header >>>= 7) target.bytes[target.end++] = (header & 127) | 128
  target.bytes[target.end++] = header
  target.append(packed)
  appendZeros(target, groups * bits - packed.length)
}
