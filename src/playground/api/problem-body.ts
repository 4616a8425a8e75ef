import type { Span } from '../../story/tokens/token.ts'

/** One location of a problem. */
export interface ProblemPlace {
  /** JSON pointer into the body of the request. */
  readonly pointer: string
  readonly detail: string
  /** The location in the story. */
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
