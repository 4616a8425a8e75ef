import { SynthError } from '../errors.ts'
import type { ByteStream } from '../library/byte-stream.ts'
import { chunksOf } from '../library/readable.ts'

/**
 * Writes bytes to standard output while they are generated. A reader that closes the pipe, such as `head`, ends it without an error.
 * @param unreadable a name for bytes that a terminal cannot show; null for text
 * @throws SynthError `validation_failed` for such bytes on a terminal; the reason of `signal`; the errors of the stream
 */
export async function writeOut(stream: ByteStream, unreadable: string | null, signal: AbortSignal): Promise<void> {
  if (unreadable !== null && process.stdout.isTTY)
    throw new SynthError(
      'validation_failed',
      `${unreadable} output is not for a terminal: redirect standard output, or add --out with a directory`,
    )
  for await (const { bytes, release } of chunksOf(stream)) {
    signal.throwIfAborted()
    if (!(await write(bytes))) return
    release()
  }
}

/** @returns false if nothing more can be written; `src/cli.ts` reports why, unless the reader has closed the pipe */
function write(chunk: Uint8Array): Promise<boolean> {
  return new Promise((resolve) => process.stdout.write(chunk, (error) => resolve(error === undefined || error === null)))
}
