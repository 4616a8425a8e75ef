import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'

/** What the outside world lends to a conversation; tests pass one whose time is their own. */
export interface Runtime {
  /** Milliseconds from any fixed moment; never goes back. */
  readonly now: () => number
  /** Milliseconds since 1970, for moments that others name. */
  readonly wallClock: () => number
  /** From 0 up to, not including, 1. */
  readonly random: () => number
  /** Resolves after so many milliseconds; rejects with the signal's reason once that is aborted, and leaves no timer behind. */
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
