/** Why a try brought no answer. */
export type FailureReason =
  /** The time for one try ran out. */
  | 'timeout'
  /** No connection, or one that broke. */
  | 'network'
  /** An HTTP status other than 200. */
  | 'status'
  /** Something that no server of this dialect sends: too large, not JSON, a redirect. */
  | 'protocol'

/** A try that brought no answer. Sentences are for people and hold no key. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly reason: FailureReason
  /** Of reason `status`, else 0. */
  readonly status: number
  /** What the server said to it, scrubbed. */
  readonly said: string
  /** What the server asks to wait, in milliseconds. */
  readonly retryAfterMs: number | null

  constructor(reason: FailureReason, message: string, about: { status?: number; said?: string; retryAfterMs?: number | null } = {}) {
    super(message)
    this.reason = reason
    this.status = about.status ?? 0
    this.said = about.said ?? ''
    this.retryAfterMs = about.retryAfterMs ?? null
  }

  /** Whether the same request may well succeed soon. */
  get passing(): boolean {
    const { reason, status } = this
    return reason === 'timeout' || reason === 'network' || status === 408 || status === 429 || status >= 500
  }
}
