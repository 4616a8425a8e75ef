/**
 * The errors that a caller can cause: code, HTTP status and title. Codes are part of the API. docs/errors.md lists the same rows;
 * `src/error-help.ts` explains each.
 */
export const errorTable = {
  body_malformed: { status: 400, title: 'The body is not valid JSON' },
  request_malformed: { status: 400, title: 'The request is not valid HTTP' },
  validation_failed: { status: 400, title: 'The request does not match its schema' },
  unauthorized: { status: 401, title: 'A valid token is required' },
  not_found: { status: 404, title: 'No resource exists at this path' },
  dataset_unknown: { status: 404, title: 'The data set does not exist' },
  export_unknown: { status: 404, title: 'The export does not exist' },
  table_unknown: { status: 404, title: 'The data set has no such table or part' },
  method_not_allowed: { status: 405, title: 'The path does not support this method' },
  not_acceptable: { status: 406, title: 'No representation of the answer has an accepted media type' },
  request_timeout: { status: 408, title: 'The request took too long to arrive' },
  file_exists: { status: 409, title: 'A file with this name exists already' },
  dataset_differs: { status: 409, title: 'The place holds another data set' },
  rows_would_change: { status: 409, title: 'More rows would change rows that exist' },
  table_exists: { status: 409, title: 'The database has a table with this name already' },
  dataset_version: { status: 410, title: 'The data set was made by a different version' },
  world_closed: { status: 410, title: 'The world is closed' },
  body_too_large: { status: 413, title: 'The body is too large' },
  uri_too_long: { status: 414, title: 'The request target is too long' },
  media_type_unsupported: { status: 415, title: 'The body must be application/json' },
  range_not_satisfiable: { status: 416, title: 'The requested byte range is outside the file' },
  expectation_failed: { status: 417, title: 'The header Expect cannot be satisfied' },
  host_not_allowed: { status: 421, title: 'The service is not available under this host name' },
  story_not_understood: { status: 422, title: 'The story names nothing that synth can generate' },
  story_language: { status: 422, title: 'The story is in a language that is not read' },
  story_contradicts: { status: 422, title: 'The story contradicts itself or asks for the impossible' },
  import_unreadable: { status: 422, title: 'The text declares no tables that can be imported' },
  schema_invalid: { status: 422, title: 'The schema is not valid' },
  selection_unknown: { status: 422, title: 'The data has no such table or column' },
  database_unsuited: { status: 422, title: 'The tables of the database do not suit the data' },
  format_unsuited: { status: 422, title: 'The format cannot represent this data' },
  too_many_rows: { status: 422, title: 'The response would have too many rows' },
  plan_too_costly: { status: 422, title: 'The plan exceeds the cost limit' },
  rate_limited: { status: 429, title: 'The rate limit of the client is exhausted' },
  headers_too_large: { status: 431, title: 'The request headers are too large' },
  internal_error: { status: 500, title: 'The service failed internally' },
  write_failed: { status: 500, title: 'The files cannot be written' },
  export_failed: { status: 500, title: 'The export failed or was cancelled' },
  exports_not_configured: { status: 501, title: 'The service has no queue for exports' },
  package_missing: { status: 501, title: 'An optional package is not installed' },
  database_failed: { status: 502, title: 'The database cannot be reached or refused the data' },
  llm_failed: { status: 502, title: 'The language model gave no usable answer' },
  llm_schema_invalid: { status: 502, title: 'The language model returned an invalid schema' },
  llm_busy: { status: 503, title: 'The language model is busy' },
  llm_not_configured: { status: 503, title: 'No language model is configured' },
  queue_unavailable: { status: 503, title: 'The queue of exports cannot be used' },
  export_stopping: { status: 503, title: 'The export is still being stopped' },
  starting: { status: 503, title: 'The service is starting' },
  saturated: { status: 503, title: 'The service is busy with other responses' },
  workers_lost: { status: 503, title: 'The service has no running workers' },
  shutting_down: { status: 503, title: 'The service is shutting down' },
  llm_timeout: { status: 504, title: 'The language model took too long to answer' },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>

export type ErrorCode = keyof typeof errorTable

/** One problem and its location. */
export interface Problem {
  /** JSON pointer (RFC 6901) into the body; '' points to the whole body. */
  readonly pointer: string
  readonly detail: string
  /** For a story, the location of the problem: UTF-16 offsets, `end` exclusive. */
  readonly span?: { readonly start: number; readonly end: number }
}

/** An error with a code of `errorTable`. `detail` says what is wrong and what would be right. */
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
