import { SynthError } from '../../errors.ts'

/** A client has reached its limit for this minute. */
export class RateLimitedError extends SynthError {
  /** Whole seconds, at least 1: for the header Retry-After. */
  readonly retryAfterSeconds: number

  constructor(detail: string, waitMilliseconds: number) {
    super('rate_limited', detail)
    this.retryAfterSeconds = Math.max(1, Math.ceil(waitMilliseconds / 1000))
  }
}
