/** Every error a caller can cause: code, HTTP status, title. The code is the contract; docs/errors.md lists the same rows, `src/error-help.ts` has what leads to each. */
export const errorTable = {
  body_malformed: { status: 400, title: 'The body is not valid JSON' },
  request_malformed: { status: 400, title: 'The request is not valid HTTP' },
  validation_failed: { status: 400, title: 'The request does not match its schema' },
  unauthorized: { status: 401, title: 'The token of this service is needed' },
  not_found: { status: 404, title: 'There is nothing at this path' },
  dataset_unknown: { status: 404, title: 'There is no such data set' },
  table_unknown: { status: 404, title: 'The data set has no such table or part' },
  method_not_allowed: { status: 405, title: 'This path does not answer this method' },
  not_acceptable: { status: 406, title: 'The answer cannot be given in a media type you accept' },
  request_timeout: { status: 408, title: 'The request took too long to arrive' },
  file_exists: { status: 409, title: 'A file of this name is there already' },
  dataset_version: { status: 410, title: 'The data set was made by another version' },
  world_closed: { status: 410, title: 'The world is closed' },
  body_too_large: { status: 413, title: 'The body is too large' },
  uri_too_long: { status: 414, title: 'The request target is too long' },
  media_type_unsupported: { status: 415, title: 'The body must be application/json' },
  range_not_satisfiable: { status: 416, title: 'The file has no such bytes' },
  expectation_failed: { status: 417, title: 'The expectation of the request cannot be met' },
  host_not_allowed: { status: 421, title: 'The service does not answer under this name' },
  story_not_understood: { status: 422, title: 'Nothing was found in the story that data could be about' },
  story_contradicts: { status: 422, title: 'The story says what cannot be' },
  schema_invalid: { status: 422, title: 'The schema cannot be generated' },
  selection_unknown: { status: 422, title: 'The data has no such table or column' },
  format_unsuited: { status: 422, title: 'The format cannot hold this data' },
  too_many_rows: { status: 422, title: 'The response would have too many rows' },
  plan_too_costly: { status: 422, title: 'The plan costs too much' },
  rate_limited: { status: 429, title: 'The client has had its share of this minute' },
  headers_too_large: { status: 431, title: 'The request headers are too large' },
  internal_error: { status: 500, title: 'Something went wrong inside the service' },
  write_failed: { status: 500, title: 'The files cannot be written' },
  llm_failed: { status: 502, title: 'The language model gave no answer that can be used' },
  llm_schema_invalid: { status: 502, title: 'The language model made a schema that cannot be generated' },
  llm_busy: { status: 503, title: 'The language model cannot be asked right now' },
  llm_not_configured: { status: 503, title: 'No language model is configured' },
  starting: { status: 503, title: 'The service is starting' },
  saturated: { status: 503, title: 'The service is busy with other responses' },
  workers_lost: { status: 503, title: 'The service has no workers' },
  shutting_down: { status: 503, title: 'The service is shutting down' },
  llm_timeout: { status: 504, title: 'The language model took too long to answer' },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>

export type ErrorCode = keyof typeof errorTable

/** One thing that is wrong and where. */
export interface Problem {
  /** JSON pointer (RFC 6901) into the body; '' is the whole of it. */
  readonly pointer: string
  readonly detail: string
  /** Of a story the place: UTF-16 offsets, the end excluded. */
  readonly span?: { readonly start: number; readonly end: number }
}

/** An error with a code of the table. `detail` says what is wrong here and what would be right. */
export class SynthError extends Error {
  override readonly name = 'SynthError'
  readonly code: ErrorCode
  readonly status: number
  readonly problems: readonly Problem[]

  constructor(code: ErrorCode, detail: string, problems: readonly Problem[] = []) {
    super(detail)
    this.code = code
    this.status = errorTable[code].status
    this.problems = problems
  }
}
