import type { ResourceLimits } from 'node:worker_threads'

/** Size of the young generation. Rows are made in arrays outside of the heap, so more saves no time, and it is never returned. */
const youngMegabytes = 6

/** Limits of a thread. V8 collects garbage according to its limits, which by default are those of a whole machine. */
export function threadLimits(heapMegabytes: number): ResourceLimits {
  return { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: youngMegabytes }
}
