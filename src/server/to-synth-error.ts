import type { FastifyError } from 'fastify'
import { type ErrorCode, SynthError } from '../errors.ts'
import { problemSummary } from './problem-summary.ts'
import { validationProblems } from './validation-problems.ts'

/** Errors of the framework, as rows of the error table. */
const frameworkCodes: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['media_type_unsupported', 'Send the header "content-type: application/json"'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['request_malformed', 'The length of the body differs from content-length'],
  FST_ERR_BAD_URL: ['request_malformed', 'The path is not valid percent-encoded UTF-8'],
  FST_ERR_MAX_PARAM_LENGTH: ['uri_too_long', 'A segment of the path is too long'],
}

/**
 * Converts any thrown value into an error of the table. Unknown errors become an `internal_error` without details.
 * @param bodyLimit returns the maximum size of the body in bytes
 */
export function toSynthError(thrown: unknown, bodyLimit: () => number): SynthError {
  if (thrown instanceof SynthError) return thrown
  const error = thrown as Partial<FastifyError> | null | undefined
  if (error?.validation !== undefined) {
    const problems = validationProblems(error.validation)
    return new SynthError('validation_failed', problemSummary(problems), problems)
  }
  if (error?.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new SynthError('body_too_large', `The body must have at most ${bodyLimit()} bytes`)
  const known = frameworkCodes[error?.code ?? '']
  if (known !== undefined) return new SynthError(...known)
  const status = error?.statusCode ?? 500
  if (status === 403 || status === 404) return new SynthError('not_found', 'No resource exists at this path')
  if (status >= 400 && status < 500) return new SynthError('request_malformed', 'The request could not be read')
  return new SynthError('internal_error', 'The service failed; see its log')
}
