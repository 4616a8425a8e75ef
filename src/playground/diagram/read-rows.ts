import type { Row } from '../api/cell.ts'

/** Lines that are parsed in one go: well under a millisecond. */
const batch = 200

/**
 * Reads the rows of an NDJSON stream, of which no more is held than a piece.
 * @param take gets them in their order, some at a time
 * @param rest is awaited between
 */
export async function readRows(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  take: (rows: readonly Row[]) => void,
  rest: () => Promise<void>,
): Promise<void> {
  let open = ''
  for await (const piece of stream.pipeThrough(new TextDecoderStream())) {
    const lines = (open + piece).split('\n')
    open = lines.pop() ?? ''
    for (let start = 0; start < lines.length; start += batch) {
      take(JSON.parse(`[${lines.slice(start, start + batch).join(',')}]`) as readonly Row[])
      await rest()
    }
  }
  if (open !== '') take([JSON.parse(open) as Row])
}
