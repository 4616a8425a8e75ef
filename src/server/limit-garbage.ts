import { setFlagsFromString } from 'node:v8'

/** Growth of a heap, in percent, after which garbage is collected. By default, V8 lets small heaps grow several times over. */
const growthPercent = 30

/**
 * Makes all threads collect garbage earlier: it holds array buffers, whose size V8 hardly considers. Call it before threads are started.
 */
export function limitGarbage(): void {
  setFlagsFromString(`--heap-growing-percent=${growthPercent}`)
}
