import { LRUCache } from 'lru-cache'

/** Caches the results of calls, and shares a running call among callers with the same key. */
export interface SharedCalls<Result> {
  /**
   * The result of `call` for `key`; `fresh` calls again. The signal passed to `call` is aborted when all waiting callers have left.
   * @throws the reason of `signal` once it is aborted; any error of `call`, which is not cached
   */
  get(key: string, fresh: boolean, signal: AbortSignal, call: (signal: AbortSignal) => Promise<Result>): Promise<Result>
}

interface Running<Result> {
  readonly promise: Promise<Result>
  readonly abort: AbortController
  askers: number
}

/** An empty cache of at most `limit` results. */
export function sharedCalls<Result extends object>(limit: number): SharedCalls<Result> {
  const known = new LRUCache<string, Result>({ max: limit })
  const running = new Map<string, Running<Result>>()

  function start(key: string, call: (signal: AbortSignal) => Promise<Result>): Running<Result> {
    const abort = new AbortController()
    const isLatest = (): boolean => running.get(key) === started
    const promise = call(abort.signal).then((result) => {
      // The result of a fresh call is not replaced by that of an earlier call which ends later.
      if (isLatest()) known.set(key, result)
      return result
    })
    const started: Running<Result> = { promise, abort, askers: 0 }
    running.set(key, started)
    const end = (): void => {
      if (isLatest()) running.delete(key)
    }
    promise.then(end, end)
    return started
  }

  return {
    async get(key, fresh, signal, call) {
      signal.throwIfAborted()
      const result = fresh ? undefined : known.get(key)
      if (result !== undefined) return result
      const shared = (fresh ? undefined : running.get(key)) ?? start(key, call)
      shared.askers++
      try {
        return await orLeave(shared.promise, signal)
      } finally {
        shared.askers--
        if (shared.askers === 0) {
          // Later callers must not share a call that is being cancelled.
          if (running.get(key) === shared) running.delete(key)
          shared.abort.abort(signal.reason)
        }
      }
    },
  }
}

/** The result of `promise`, unless `signal` is aborted first. */
function orLeave<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason as Error)
    signal.addEventListener('abort', leave, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
