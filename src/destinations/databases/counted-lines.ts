import type { WriteProgress } from '../../library/write-options.ts'
import type { LoadTable } from './load-table.ts'

const newline = 0x0a

/**
 * Passes on the bytes of a table and reports the numbers of bytes and lines. Texts may have more line ends than there are
 * rows: then the rows are counted up to those of the table.
 */
export async function* countedLines(
  bytes: AsyncIterable<Uint8Array>,
  { name, rows }: LoadTable,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (progress: WriteProgress) => void },
): AsyncGenerator<Uint8Array, void, undefined> {
  const written = { rows: 0, bytes: 0 }
  for await (const chunk of bytes) {
    signal.throwIfAborted()
    yield chunk
    written.rows = Math.min(rows, written.rows + linesIn(chunk))
    written.bytes += chunk.length
    onProgress({ table: name, ...written })
  }
  signal.throwIfAborted()
  onProgress({ table: name, rows, bytes: written.bytes })
}

function linesIn(bytes: Uint8Array): number {
  let lines = 0
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) lines++
  return lines
}
