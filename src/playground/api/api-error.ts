import type { ProblemBody } from './problem-body.ts'

/** A failed request. */
export class ApiError extends Error {
  readonly problem: ProblemBody
  /** Milliseconds after which the service suggests another attempt; null if it suggests none. */
  readonly retryAfter: number | null

  constructor(problem: ProblemBody, retryAfter: number | null = null) {
    super(problem.detail)
    this.name = 'ApiError'
    this.problem = problem
    this.retryAfter = retryAfter
  }
}
