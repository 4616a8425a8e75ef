import { RunningDigest } from '../running-digest.ts'
import type { FinishedFile, Store } from '../stores/store.ts'
import type { DescribedFile, FilePlan } from './file-plan.ts'
import type { WriteOptions } from './write-options.ts'

/** A file whose bytes are durable, but which may not have its name. */
export interface WrittenWhole extends FinishedFile {
  readonly file: DescribedFile
  /** The name under which its bytes are kept. */
  readonly stored: string
}

export type FileOptions = Pick<WriteOptions, 'signal' | 'onProgress'> & {
  /** Whether SHA-256 is computed; else it is empty. */
  readonly hashes: boolean
}

/**
 * Writes the bytes of a file without giving it its name; leaves nothing if that fails.
 * @throws SynthError `write_failed`, any error of `open`, or the reason of `signal`
 */
export async function writeFile(
  store: Store,
  plan: FilePlan,
  before: readonly DescribedFile[],
  { signal, onProgress, hashes }: FileOptions,
): Promise<WrittenWhole> {
  const { table, name } = plan
  const { rows, chunks } = plan.open(before)
  const digest = hashes ? new RunningDigest() : null
  const stored = await store.begin(name)
  try {
    const written = { rows: 0, bytes: 0 }
    for await (const { bytes, rows: completed, release } of chunks) {
      if (signal?.aborted === true) throw signal.reason
      // The digest is computed while the store writes.
      const storing = stored.write(bytes)
      digest?.add(bytes)
      await storing
      written.rows += completed
      written.bytes += bytes.length
      release()
      onProgress?.({ table, file: name, ...written })
    }
    const file = { table, name, rows, bytes: written.bytes, sha256: digest?.hex() ?? '' }
    return { file, stored: await stored.finish(), commit: stored.commit, abort: stored.abort }
  } catch (error) {
    await stored.abort()
    throw error
  }
}
