import type { Span } from '../../story/tokens/token.ts'

/** One place that a problem is about. */
export interface ProblemPlace {
  /** JSON pointer into the body that was sent. */
  readonly pointer: string
  readonly detail: string
  /** The place in the story. */
  readonly span?: Span
}

/** An error answer of the service (RFC 9457). */
export interface ProblemBody {
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly code: string
  readonly errors?: readonly ProblemPlace[]
}
