import { ReadableStream } from 'node:stream/web'
import type { ByteStream } from './byte-stream.ts'
import type { Chunk } from './runner.ts'

/** A stream of bytes generated as they are read; cancelling it stops the generation. */
export function readable(chunks: AsyncGenerator<Chunk, void, undefined>): ByteStream {
  return ReadableStream.from(bytesOf(chunks)) as ByteStream
}

async function* bytesOf(chunks: AsyncGenerator<Chunk, void, undefined>): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const { bytes } of chunks) if (bytes.length > 0) yield bytes
}
