import type { ByteSink } from '../byte-sink.ts'

/** Appends `count` zero bytes. */
export function appendZeros(sink: ByteSink, count: number): void {
  sink.reserve(count)
  sink.bytes.fill(0, sink.end, sink.end + count)
  sink.end += count
}
