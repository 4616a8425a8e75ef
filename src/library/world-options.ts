/** How a world is opened. */
export interface WorldOptions {
  /** Rows of the primary table, from 0 to 4,000,000,000; default as the story or the schema says. */
  readonly rows?: number | null | undefined
  /** Any safe integer, default 0: the same seed gives the same data. `null` takes a random one, which `world.seed` tells. */
  readonly seed?: number | null | undefined
  /** Threads that make the data, from 0 to 256; default 0: it is made in the calling thread. */
  readonly workers?: number | undefined
}
