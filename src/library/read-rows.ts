import type { Chunk } from './runner.ts'

const newline = '\n'

/** Parses rows of newline-delimited JSON as they are read. */
export async function* readRows<Row>(chunks: AsyncIterable<Chunk>): AsyncGenerator<Row, void, undefined> {
  for await (const { bytes, release } of chunks) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString()
    release()
    for (let start = 0, end = text.indexOf(newline); end >= 0; start = end + 1, end = text.indexOf(newline, start))
      yield JSON.parse(text.slice(start, end)) as Row
  }
}
