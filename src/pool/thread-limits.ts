import type { ResourceLimits } from 'node:worker_threads'

/** Objects that have just been made. Rows are made in arrays outside of the heap: more room than this saves no time, and is never given back. */
const youngMegabytes = 6

/** What a thread of so large a heap, in MiB, may take. V8 lets garbage pile up in proportion to its limits, which by default are those of a whole machine. */
export function threadLimits(heapMegabytes: number): ResourceLimits {
  return { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: youngMegabytes }
}
