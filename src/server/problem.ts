import { type ErrorCode, errorTable, type Problem, type SynthError } from '../errors.ts'

/** The media type of every error answer (RFC 9457). */
export const problemType = 'application/problem+json'

/** The codes of temporary errors. */
export const passing: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'starting',
  'saturated',
  'shutting_down',
  'llm_busy',
  'queue_unavailable',
  'export_stopping',
])

/** Seconds after which a caller may try again, unless the error has its own value. */
export const retryAfterSeconds = 5

export interface ProblemBody {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly instance: string
  readonly code: ErrorCode
  readonly errors?: readonly Problem[]
}

/**
 * @param url the request target as received; '' if it could not be read
 * @param id the id of the request
 */
export function problemBody(error: SynthError, url: string, id: string): ProblemBody {
  return {
    type: `/errors/${error.code}`,
    title: errorTable[error.code].title,
    status: error.status,
    detail: error.message,
    instance: `${instanceOf(url)}#${id}`,
    code: error.code,
    ...(error.problems.length > 0 && { errors: error.problems }),
  }
}

const longestInstance = 256

/** The path of the request as a valid URI reference: the received path can be long or badly encoded. */
function instanceOf(url: string): string {
  const path = url.slice(0, longestInstance).split(/[?#]/, 1)[0] ?? ''
  // Two leading slashes would begin a host.
  const reference = path.startsWith('//') ? `/.${path}` : path
  return reference.replaceAll(
    /%(?![0-9a-f]{2})|[^!-~]|["<>\\^`{|}]/gi,
    (bad) => `%${bad.charCodeAt(0).toString(16).padStart(2, '0').slice(-2)}`,
  )
}
