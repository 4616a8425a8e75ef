import type { ByteSink } from '../byte-sink.ts'

/** Appends the first `count` integers as 32-bit little endian. */
export function appendInt32(sink: ByteSink, lane: Int32Array, count: number): void {
  sink.reserve(count * 4)
  const view = new DataView(sink.bytes.buffer)
  let at = sink.end
  for (let i = 0; i < count; i++) {
    view.setInt32(at, lane[i] as number, true)
    at += 4
  }
  sink.end = at
}
