import { setFlagsFromString } from 'node:v8'

/** Growth of a heap, in percent, after which garbage is collected. By default, V8 lets small heaps grow several times over. */
const growthPercent = 30

/**
 * Maximum bytes of the bytecode of a function that V8 optimizes, half the default. A generated writer of hundreds of parts exceeds it:
 * optimizing it takes over a hundred megabytes, which leave the memory of the process in pieces that it cannot return.
 */
const optimizedBytes = 30_000

/** Makes all threads collect garbage earlier, which holds array buffers, and optimize no huge functions. Call it before threads are started. */
export function limitMemory(): void {
  setFlagsFromString(`--heap-growing-percent=${growthPercent}`)
  setFlagsFromString(`--max-optimized-bytecode-size=${optimizedBytes}`)
}
