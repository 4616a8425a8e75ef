import type { Row } from '../api/cell.ts'

/** Number of lines that are parsed without a pause, which takes well under a millisecond. */
const batch = 200

/**
 * Reads the rows of an NDJSON stream, holding only one chunk in memory.
 * @param take receives the rows in order, several at a time
 * @param rest is awaited between these calls
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
