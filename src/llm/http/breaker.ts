import { BusyError } from '../busy-error.ts'
import { Failure } from './failure.ts'

/** Failures in a row after which a server is left alone, and for how long. */
const mostFailures = 5
const restMs = 30_000

/** Fails fast once a server failed again and again, and lets one request find out whether it is well. */
export interface Breaker {
  /** Runs `action`; `counts` tells which errors mean that the server is not well. @throws BusyError while it is left alone */
  run<Result>(action: () => Promise<Result>, counts: (error: unknown) => boolean): Promise<Result>
}

/** A closed breaker. `now` tells milliseconds. */
export function createBreaker(now: () => number): Breaker {
  let failures = 0
  let restsUntil = 0
  let probing = false

  function admit(): boolean {
    if (failures < mostFailures) return false
    const wait = restsUntil - now()
    if (wait > 0 || probing) {
      const seconds = Math.max(1, Math.ceil(wait / 1000))
      throw new BusyError(`The language model failed ${failures} times in a row and is asked again in ${seconds} s`, wait)
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
