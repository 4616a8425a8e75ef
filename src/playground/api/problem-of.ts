import { ApiError } from './api-error.ts'
import type { ProblemBody } from './problem-body.ts'

/** The error in an answer. */
export async function problemOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new ApiError(isProblem(body) ? body : unknownProblem(response), Number.isFinite(seconds) ? seconds * 1000 : null)
}

function isProblem(body: unknown): body is ProblemBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'detail' in body && 'status' in body
}

function unknownProblem({ status, statusText }: Response): ProblemBody {
  return { status, code: 'unknown', title: 'Unexpected answer', detail: `The service answered ${status} ${statusText}`.trim() }
}
