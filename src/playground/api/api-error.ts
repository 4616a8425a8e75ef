import type { ProblemBody } from './problem-body.ts'

/** A failed request. */
export class ApiError extends Error {
  readonly problem: ProblemBody
  /** Milliseconds after which the service asks to be asked again; null where it does not say. */
  readonly retryAfter: number | null

  constructor(problem: ProblemBody, retryAfter: number | null = null) {
    super(problem.detail)
    this.name = 'ApiError'
    this.problem = problem
    this.retryAfter = retryAfter
  }
}
