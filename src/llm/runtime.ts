import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'

/** The external functions of a conversation; tests pass their own clock. */
export interface Runtime {
  /** Milliseconds from any fixed moment; monotonic. */
  readonly now: () => number
  /** Milliseconds since 1970, to compare with dates from servers. */
  readonly wallClock: () => number
  /** A random number from 0 to 1, excluding 1. */
  readonly random: () => number
  /**
   * Resolves after the given time in milliseconds; rejects with the signal's reason once it is aborted, and then leaves no timer behind.
   */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export const systemRuntime: Runtime = {
  now: () => performance.now(),
  wallClock: () => Date.now(),
  random: () => Math.random(),
  sleep: async (milliseconds, signal) => {
    try {
      await delay(milliseconds, undefined, { signal })
    } catch (error) {
      signal.throwIfAborted()
      throw error
    }
  },
}
