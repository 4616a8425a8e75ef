/** Options of a world. */
export interface WorldOptions {
  /** Rows of the primary table, from 0 to 4,000,000,000; default: the number in the story or the schema. */
  readonly rows?: number | null | undefined
  /** Any safe integer, default 0: the same seed gives the same data. `null` picks a random seed; `world.seed` shows it. */
  readonly seed?: number | null | undefined
  /** Threads that generate the data, from 0 to 256; default 0: the calling thread generates it. */
  readonly workers?: number | undefined
  /**
   * Memory in MiB that the threads, the calling one included, keep for caches and scratch arrays, from 16 to 1,000,000; default: 96 for
   * each thread. It changes no byte of the data. The calling thread has the share of the world that was opened last.
   */
  readonly memoryMb?: number | undefined
}
