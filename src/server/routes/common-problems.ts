import type { ProblemExample } from '../problem-responses.ts'

/** What every route answers to headers that HTTP does not allow. */
export const requestMalformed: ProblemExample = { code: 'request_malformed', detail: 'There may be one header host' }

/** The errors that every route with a body of at most `bodyLimit` bytes can answer, as they would look. */
export function commonProblems(bodyLimit: number): readonly ProblemExample[] {
  return [
    { code: 'body_malformed', detail: 'Unexpected end of JSON input' },
    { code: 'request_malformed', detail: 'The body is not as long as content-length says' },
    { code: 'not_acceptable', detail: 'The answer is application/json; accept it, or */*' },
    { code: 'request_timeout', detail: 'The request did not arrive completely in time' },
    { code: 'body_too_large', detail: `The body may have ${bodyLimit} bytes` },
    { code: 'media_type_unsupported', detail: 'Send the header "content-type: application/json" (in UTF-8); there is no content-type' },
    { code: 'internal_error', detail: 'The service failed; its log tells more' },
    { code: 'shutting_down', detail: 'The service is shutting down; connect again in a moment' },
  ]
}

/** What a streamed answer adds to them. */
export const streamProblems: readonly ProblemExample[] = [
  { code: 'saturated', detail: '64 responses are being streamed, which is the most; try again when one has ended' },
  {
    code: 'plan_too_costly',
    detail:
      'To make rows 1 to 1024 of table "orders" takes longer than 30 seconds, which is the limit: ask for fewer rows of each parent, for fewer or ' +
      'simpler columns, or for the tables one by one',
  },
]
