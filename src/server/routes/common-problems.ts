import type { ProblemExample } from '../problem-responses.ts'

/** The error of every route for headers that HTTP does not allow. */
export const requestMalformed: ProblemExample = { code: 'request_malformed', detail: 'The request must have exactly one header Host' }

/** The errors of every route with a body of at most `bodyLimit` bytes, with realistic details. */
export function commonProblems(bodyLimit: number): readonly ProblemExample[] {
  return [
    { code: 'body_malformed', detail: 'Unexpected end of JSON input' },
    { code: 'request_malformed', detail: 'The length of the body differs from content-length' },
    { code: 'not_acceptable', detail: 'The header Accept must allow application/json' },
    { code: 'request_timeout', detail: 'The request did not arrive completely in time' },
    { code: 'body_too_large', detail: `The body must have at most ${bodyLimit} bytes` },
    { code: 'media_type_unsupported', detail: 'Send the header "content-type: application/json" (in UTF-8), but there is no content-type' },
    { code: 'internal_error', detail: 'The service failed; see its log' },
    { code: 'shutting_down', detail: 'The service is shutting down; connect again in a moment' },
  ]
}

/** The additional errors of a streamed answer. */
export const streamProblems: readonly ProblemExample[] = [
  { code: 'saturated', detail: '64 responses are being streamed, which is the maximum; try again when one has ended' },
  {
    code: 'plan_too_costly',
    detail:
      'Making rows 1 to 1024 of table "orders" takes longer than 30 seconds, which is the limit: ask for fewer rows of each parent, for fewer or ' +
      'simpler columns, or for the tables one by one',
  },
]
