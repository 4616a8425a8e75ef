import type { ByteSink } from '../byte-sink.ts'

const inverse = 1 / 4_294_967_296

/** Appends the first `count` numbers, integers within ±2^53, as 128-bit little endian. */
export function appendDecimal128(sink: ByteSink, lane: Float64Array, count: number): void {
  sink.reserve(count * 16)
  const view = new DataView(sink.bytes.buffer)
  let at = sink.end
  for (let i = 0; i < count; i++) {
    const value = lane[i] as number
    const low = value | 0
    const high = ((value - (low >>> 0)) * inverse) | 0
    const sign = high >> 31
    view.setInt32(at, low, true)
    view.setInt32(at + 4, high, true)
    view.setInt32(at + 8, sign, true)
    view.setInt32(at + 12, sign, true)
    at += 16
  }
  sink.end = at
}
