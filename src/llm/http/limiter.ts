import { BusyError } from '../busy-error.ts'

/** What a story takes on average, in milliseconds: when those who find the queue full may try again. */
const typicalMs = 10_000

/** Lets few run at a time. */
export interface Limiter {
  /** Runs `action` when it is its turn. @throws BusyError when too many wait; the signal's reason once that is aborted */
  run<Result>(action: () => Promise<Result>, signal: AbortSignal): Promise<Result>
}

/** At most `running` at a time, and `waiting` in a queue, first come first served. */
export function createLimiter(running: number, waiting: number): Limiter {
  const queue = new Set<() => void>()
  let free = running

  function turn(signal: AbortSignal): Promise<void> {
    if (free > 0) {
      free--
      return Promise.resolve()
    }
    if (queue.size >= waiting) throw new BusyError(`The language model works on ${running} stories and ${waiting} more wait`, typicalMs)
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        queue.delete(start)
        reject(signal.reason as Error)
      }
      const start = (): void => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      signal.addEventListener('abort', leave, { once: true })
      queue.add(start)
    })
  }

  function pass(): void {
    const [next] = queue
    if (next === undefined) {
      free++
      return
    }
    queue.delete(next)
    next()
  }

  return {
    async run(action, signal) {
      signal.throwIfAborted()
      await turn(signal)
      try {
        signal.throwIfAborted()
        return await action()
      } finally {
        pass()
      }
    },
  }
}
