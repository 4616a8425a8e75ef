import { BusyError } from '../busy-error.ts'
import { SynthError } from '../../errors.ts'
import type { Runtime } from '../runtime.ts'
import { Failure } from './failure.ts'

/** Maximum attempts of one request, including the first. */
const mostTries = 4
/** The first wait in milliseconds, and the longest; each wait is twice the one before. */
const firstWait = 500
const longestWait = 8000
/** Share of the remaining time that one attempt may take: an answer takes most of the time, and the rest allows another attempt. */
const tryShare = 0.75

/** The end of the time limit, on the clock of `Runtime.now`. */
export interface Deadline {
  readonly at: number
  /** The whole time limit in milliseconds. */
  readonly allowed: number
}

/**
 * Retries until there is an answer, as long as failures are temporary and time is left. Waits twice as long each time, with full jitter
 * (Brooker 2015), or as long as the server requests.
 * @throws Failure the first permanent one, or the last; BusyError when the server requests a longer wait than is left; SynthError
 * `llm_timeout` when the time limit is reached
 */
export async function withRetries<Result>(
  attempt: (timeoutMs: number) => Promise<Result>,
  { now, random, sleep }: Runtime,
  deadline: Deadline,
  signal: AbortSignal,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    const left = deadline.at - now()
    if (left <= 0) throw tooLate(deadline)
    try {
      return await attempt(Math.max(1, left * tryShare))
    } catch (error) {
      if (!(error instanceof Failure) || !error.passing) throw error
      const remains = deadline.at - now()
      const asked = error.retryAfterMs
      if (asked !== null && asked > remains) throw new BusyError(`The language model is busy (${error.message})`, asked)
      if (tries === mostTries) throw error
      const wait = asked ?? random() * Math.min(longestWait, firstWait * 2 ** tries)
      if (wait >= remains) throw error.reason === 'timeout' ? tooLate(deadline) : error
      await sleep(wait, signal)
    }
  }
}

/** The error for a reached time limit. */
export function tooLate({ allowed }: Deadline): SynthError {
  return new SynthError('llm_timeout', `The language model gave no valid schema within ${allowed} ms (SYNTH_LLM_TIMEOUT_MS)`)
}
