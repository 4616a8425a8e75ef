import { BusyError } from '../busy-error.ts'
import { Failure } from './failure.ts'

/** Number of consecutive failures after which no requests are sent to a server, and for how long in milliseconds. */
const mostFailures = 5
const restMs = 30_000

/** A circuit breaker: refuses requests after repeated failures of a server, then lets a single request test whether it has recovered. */
export interface Breaker {
  /** Runs `action`; `counts` decides which errors are failures of the server. @throws BusyError while the breaker is open */
  run<Result>(action: () => Promise<Result>, counts: (error: unknown) => boolean): Promise<Result>
}

/** A closed breaker. @param now returns milliseconds */
export function createBreaker(now: () => number): Breaker {
  let failures = 0
  let restsUntil = 0
  let probing = false

  function admit(): boolean {
    if (failures < mostFailures) return false
    const wait = restsUntil - now()
    if (wait > 0 || probing) {
      const seconds = Math.max(1, Math.ceil(wait / 1000))
      throw new BusyError(`The language model failed ${failures} times in a row; the next request is allowed in ${seconds} s`, wait)
    }
    probing = true
    return true
  }

  return {
    async run(action, counts) {
      const isProbe = admit()
      try {
        const result = await action()
        failures = 0
        return result
      } catch (error) {
        if (counts(error)) {
          failures++
          restsUntil = now() + restMs
        } else if (error instanceof Failure) failures = 0
        throw error
      } finally {
        if (isProbe) probing = false
      }
    },
  }
}
