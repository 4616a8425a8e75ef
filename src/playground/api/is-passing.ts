import type { ProblemBody } from './problem-body.ts'

/** The service is unreachable (0), limits its callers, or is overloaded, or a proxy does not reach it. */
const passing: ReadonlySet<number> = new Set([0, 429, 502, 503, 504])

/** Whether a problem is temporary, so that the same request may succeed later. */
export function isPassing({ status }: Pick<ProblemBody, 'status'>): boolean {
  return passing.has(status)
}
