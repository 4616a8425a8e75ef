import { SynthError } from '../errors.ts'

/** A language model that is temporarily unavailable. */
export class BusyError extends SynthError {
  /** Whole seconds, at least 1: for the header Retry-After. */
  readonly retryAfterSeconds: number

  constructor(detail: string, waitMilliseconds: number) {
    super('llm_busy', detail)
    this.retryAfterSeconds = Math.max(1, Math.ceil(waitMilliseconds / 1000))
  }
}
