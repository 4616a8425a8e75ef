import type { FileDescription } from '../output/manifest.ts'
import type { Chunk } from './runner.ts'

/** A file to write. */
export interface FilePlan {
  /** The table whose rows it has; null for a file in addition to the tables. */
  readonly table: string | null
  readonly name: string
  /** Whether it describes the files before it, whose hashes are then computed. */
  readonly describes?: boolean
  /** @param before the files written before this one */
  open(before: readonly DescribedFile[]): FileContents
}

export interface FileContents {
  readonly rows: number
  readonly chunks: AsyncIterable<Chunk>
}

/** A file that is complete, but possibly not at its place. */
export interface DescribedFile extends FileDescription {
  readonly table: string | null
}

/** A small file with this text. */
export function textPlan(name: string, text: string): FilePlan {
  const bytes = new TextEncoder().encode(text)
  return { table: null, name, open: () => ({ rows: 0, chunks: once(bytes) }) }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Chunk, void, undefined> {
  yield { bytes, rows: 0, release: () => {} }
}
