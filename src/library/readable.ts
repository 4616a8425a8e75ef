import { ReadableStream } from 'node:stream/web'
import type { ByteStream } from './byte-stream.ts'
import type { Chunk } from './runner.ts'

type Chunks = AsyncGenerator<Chunk, void, undefined>

const sources = new WeakMap<ByteStream, Chunks>()

/** A stream of bytes generated as they are read; cancelling it stops the generation. */
export function readable(chunks: Chunks): ByteStream {
  const stream = ReadableStream.from(bytesOf(chunks)) as ByteStream
  sources.set(stream, chunks)
  return stream
}

/**
 * The chunks of a stream of `readable`, to be read in its place. Releasing each chunk halves the CPU time of a stream, because a reader of
 * the stream itself may keep its bytes, which are then never reused.
 */
export function chunksOf(stream: ByteStream): Chunks {
  const chunks = sources.get(stream)
  if (chunks === undefined) throw new Error('The stream was not made from chunks')
  return chunks
}

async function* bytesOf(chunks: Chunks): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const { bytes } of chunks) if (bytes.length > 0) yield bytes
}
