import { BusyError } from '../busy-error.ts'
import { SynthError } from '../../errors.ts'
import type { Runtime } from '../runtime.ts'
import { Failure } from './failure.ts'

/** Tries of one request, the first included. */
const mostTries = 4
/** The first wait in milliseconds, and the longest; each is twice the one before. */
const firstWait = 500
const longestWait = 8000
/** Share of what is left that one try may take: an answer takes most of the time there is, and something is left for another try. */
const tryShare = 0.75

/** When everything must be done, as `Runtime.now` tells time. */
export interface Deadline {
  readonly at: number
  /** What was allowed at first, in milliseconds. */
  readonly allowed: number
}

/**
 * Tries until there is an answer, as long as failures are of the passing kind and time is left. Waits twice as long each time, by
 * full jitter (Brooker 2015), or as long as the server asks.
 * @throws Failure one that does not pass, or the last; BusyError when the server asks for more time than is left;
 * SynthError `llm_timeout` when time runs out
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

/** The refusal when time ran out. */
export function tooLate({ allowed }: Deadline): SynthError {
  return new SynthError('llm_timeout', `The language model gave no valid schema within ${allowed} ms (SYNTH_LLM_TIMEOUT_MS)`)
}
