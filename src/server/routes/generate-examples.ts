import { domains } from '../../domains/index.ts'
import { storyNotUnderstood } from '../../story/schema-of-story.ts'
import type { ProblemExample } from '../problem-responses.ts'
import { bodyLimit } from '../body-limit.ts'
import type { GenerateExample } from '../schemas.ts'

/** A request that succeeds for each domain when it is tried out. */
export const generateExamples: Readonly<Record<string, GenerateExample>> = Object.fromEntries(
  [...domains.values()].map(({ name, description, story }) => [
    name,
    { summary: description, value: { story, rows: 10, seed: 42, format: 'records' } },
  ]),
)

/** Every error that the route can answer, as it would look. */
export const generateProblems: readonly ProblemExample[] = [
  { code: 'body_malformed', detail: 'Unexpected end of JSON input' },
  {
    code: 'validation_failed',
    detail: '/rows must be an integer, but is a string (and 1 more)',
    problems: [
      { pointer: '/rows', detail: 'must be an integer, but is a string' },
      { pointer: '/fromat', detail: 'is not a field: did you mean "format"?' },
    ],
  },
  { code: 'request_malformed', detail: 'The body is not as long as content-length says' },
  { code: 'not_acceptable', detail: 'The answer is application/json; accept it, or */*' },
  { code: 'request_timeout', detail: 'The request did not arrive completely in time' },
  { code: 'body_too_large', detail: `The body may have ${bodyLimit} bytes` },
  { code: 'media_type_unsupported', detail: 'Send the header "content-type: application/json" (in UTF-8); there is no content-type' },
  {
    code: 'story_not_understood',
    detail: storyNotUnderstood().message,
  },
  {
    code: 'too_many_rows',
    detail:
      'customers 200000000 + products 20000000 + orders 500000000 + order_items 1100000000 = 1820000000 rows in one response, ' +
      'but at most 1000000000 are allowed: ask for fewer rows',
  },
  { code: 'internal_error', detail: 'The service failed; its log tells more' },
  { code: 'saturated', detail: '64 responses are being streamed, which is the most; try again when one has ended' },
  { code: 'shutting_down', detail: 'The service is shutting down; connect again in a moment' },
]
