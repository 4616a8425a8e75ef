import { LRUCache } from 'lru-cache'

/** Remembers what calls came to, and lets callers who want the same at the same time share one. */
export interface SharedCalls<Result> {
  /**
   * What `call` comes to for `key`; `fresh` calls anew. The signal that `call` gets is aborted when all who wait for it have left.
   * @throws the reason of `signal` once that is aborted; what `call` throws, which is not remembered
   */
  get(key: string, fresh: boolean, signal: AbortSignal, call: (signal: AbortSignal) => Promise<Result>): Promise<Result>
}

interface Running<Result> {
  readonly promise: Promise<Result>
  readonly abort: AbortController
  askers: number
}

/** An empty memory of at most `limit` results. */
export function sharedCalls<Result extends object>(limit: number): SharedCalls<Result> {
  const known = new LRUCache<string, Result>({ max: limit })
  const running = new Map<string, Running<Result>>()

  function start(key: string, call: (signal: AbortSignal) => Promise<Result>): Running<Result> {
    const abort = new AbortController()
    const isLatest = (): boolean => running.get(key) === started
    const promise = call(abort.signal).then((result) => {
      // What was asked for anew is not replaced by an answer that was on its way before.
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
          // Whoever asks from now on must not share what is being stopped.
          if (running.get(key) === shared) running.delete(key)
          shared.abort.abort(signal.reason)
        }
      }
    },
  }
}

/** What `promise` comes to, unless `signal` is aborted first. */
function orLeave<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason as Error)
    signal.addEventListener('abort', leave, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
