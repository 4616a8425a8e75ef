import type { Output } from '../output/output.ts'

/** Bytes of an output. */
export interface Chunk {
  readonly bytes: Uint8Array
  /** Gives their memory back to be filled again: to be called only when nothing reads the bytes any more, or never. */
  release(): void
}

/** Makes outputs, on this thread or others. */
export interface Runner {
  /** The bytes of an output, whole rows of a text format in each chunk. They are made as they are read; who stops reading stops the work. */
  run(output: Output): AsyncGenerator<Chunk, void, undefined>
  /** Ends what runs. */
  close(): Promise<void>
}
