import { BusyError } from '../busy-error.ts'

/** Typical time for a story in milliseconds: the suggested wait when the queue is full. */
const typicalMs = 10_000

/** Limits the number of concurrent actions. */
export interface Limiter {
  /** Runs `action` in its turn. @throws BusyError when the queue is full; the signal's reason once it is aborted */
  run<Result>(action: () => Promise<Result>, signal: AbortSignal): Promise<Result>
}

/** Runs at most `running` actions at a time, and queues at most `waiting` more, first come, first served. */
export function createLimiter(running: number, waiting: number): Limiter {
  const queue = new Set<() => void>()
  let free = running

  function turn(signal: AbortSignal): Promise<void> {
    if (free > 0) {
      free--
      return Promise.resolve()
    }
    if (queue.size >= waiting)
      throw new BusyError(`The language model is working on ${running} stories, and ${waiting} more are waiting`, typicalMs)
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
