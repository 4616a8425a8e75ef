import type { ByteSink } from '../byte-sink.ts'

const inverse = 1 / 4_294_967_296

/** Appends the first `count` numbers, each times `factor` an integer within ±2^53, as 64-bit little endian. */
export function appendInt64(sink: ByteSink, lane: Float64Array, count: number, factor: number): void {
  sink.reserve(count * 8)
  const view = new DataView(sink.bytes.buffer)
  let at = sink.end
  for (let i = 0; i < count; i++) {
    const value = (lane[i] as number) * factor
    const low = value | 0
    view.setInt32(at, low, true)
    // The part above the low word is a multiple of 2^32, so the division is exact.
    view.setInt32(at + 4, ((value - (low >>> 0)) * inverse) | 0, true)
    at += 8
  }
  sink.end = at
}
