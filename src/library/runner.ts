import type { Output } from '../output/output.ts'

/** Bytes of an output. */
export interface Chunk {
  readonly bytes: Uint8Array
  /** Number of rows that they complete. */
  readonly rows: number
  /** Releases the memory for reuse. Optional; call it only when nothing reads the bytes any more. */
  release(): void
}

/** Generates outputs, on this thread or on others. */
export interface Runner {
  /**
   * The bytes of an output, generated as they are read; each chunk of a text format has whole rows. Stopping to read stops the generation.
   */
  run(output: Output): AsyncGenerator<Chunk, void, undefined>
  /** Stops running outputs and ends the threads. */
  close(): Promise<void>
}
