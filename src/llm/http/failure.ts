/** Why an attempt gave no answer. */
export type FailureReason =
  /** The time limit of the attempt was reached. */
  | 'timeout'
  /** No connection, or one that broke. */
  | 'network'
  /** An HTTP status other than 200. */
  | 'status'
  /** A response that no server of this API sends: too large, not JSON, a redirect. */
  | 'protocol'

/** An attempt without an answer. Messages are for people and contain no key. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly reason: FailureReason
  /** The HTTP status for reason `status`, otherwise 0. */
  readonly status: number
  /** The server's message, without keys. */
  readonly said: string
  /** The wait that the server requests, in milliseconds. */
  readonly retryAfterMs: number | null

  constructor(reason: FailureReason, message: string, about: { status?: number; said?: string; retryAfterMs?: number | null } = {}) {
    super(message)
    this.reason = reason
    this.status = about.status ?? 0
    this.said = about.said ?? ''
    this.retryAfterMs = about.retryAfterMs ?? null
  }

  /** Whether the same request may soon succeed. */
  get passing(): boolean {
    const { reason, status } = this
    return reason === 'timeout' || reason === 'network' || status === 408 || status === 429 || status >= 500
  }
}
