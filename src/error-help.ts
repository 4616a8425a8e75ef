import type { ErrorCode } from './errors.ts'

export interface ErrorHelp {
  /** What leads to the error, in one or two sentences. */
  readonly cause: string
  /** What to do about it. */
  readonly remedy: string
}

/** Why each error happens and what to do about it, in Markdown: the text of docs/errors.md and of `GET /errors/{code}`. */
export const errorHelp: Readonly<Record<ErrorCode, ErrorHelp>> = {
  body_malformed: {
    cause: 'The body cannot be read as JSON: a comma or a quote is missing, it is not UTF-8, it nests too deep, or it is empty.',
    remedy:
      'Check the body with a JSON tool; `detail` gives the position of the fault. In a shell, put the body in single quotes, or in a file that curl sends with `-d @body.json`.',
  },
  request_malformed: {
    cause:
      'The bytes that arrived are not an HTTP/1.1 request, or a header contradicts itself: two `Host` headers, a wrong `Content-Length`.',
    remedy: 'Use `http://`, not `https://`, unless a proxy adds TLS, and let an HTTP library build the request.',
  },
  validation_failed: {
    cause: 'A field or a parameter is missing, is unknown, or has a value of the wrong type or out of range.',
    remedy:
      'Each entry of `errors` has a JSON pointer into the body and a sentence that says what is expected. `GET /docs` has an example for each endpoint.',
  },
  unauthorized: {
    cause: 'The service was started with a token, and the request has none or a different one.',
    remedy: 'Send the header `Authorization: Bearer TOKEN` with the token from `--token-file` or `SYNTH_TOKEN`.',
  },
  not_found: {
    cause: 'The path is not one of this service, or names a file format that does not exist.',
    remedy: 'Paths are case-sensitive and have no slash at their end. `GET /docs` lists all of them; `detail` names the closest one.',
  },
  dataset_unknown: {
    cause:
      'The name in the path is not a reference from `POST /datasets` and not a schema in the directory `--schemas`, or the service has been restarted without `--data-dir`.',
    remedy:
      'Send the same body to `POST /datasets` again: it gives the same reference. Start the service with `--data-dir` to keep long requests over a restart.',
  },
  table_unknown: {
    cause: 'The data set has no table of this name, or fewer parts than the path asks for.',
    remedy:
      '`GET /datasets/{ref}` lists the tables and links to their files. Parts are counted from 0: the last of 8 is `part-00007-of-00008`.',
  },
  method_not_allowed: {
    cause: 'The path exists, but takes another method: a browser sends GET to an endpoint that takes POST, for example.',
    remedy: 'Use a method of the header `Allow`. With curl, `-d` makes a POST; a GET for data is `GET /datasets/{table}.{format}?story=…`.',
  },
  not_acceptable: {
    cause: 'The header `Accept` excludes every media type that the endpoint can answer with.',
    remedy:
      'Leave `Accept` out, send `*/*`, or name one of the types in `detail`. For rows, `format` in the body takes precedence over `Accept`.',
  },
  request_timeout: {
    cause: 'The headers did not arrive within 10 seconds, or the body within 30.',
    remedy:
      'Send the request in one go. On a slow network, send a smaller body, or compose the data set with a story instead of a long schema.',
  },
  file_exists: {
    cause: 'A file of this name is in the directory already, and `write` replaces none unless it is told to.',
    remedy: 'Write to an empty directory, or pass `overwrite: true`.',
  },
  dataset_version: {
    cause: 'The reference was made by a release that generates different bytes for the same seed.',
    remedy:
      'Send the story or the schema to `POST /datasets` again, which gives a reference of this release, or run the release that made the reference.',
  },
  world_closed: {
    cause: 'The world of the library was closed, by `close()` or at the end of `await using`, and makes no more rows.',
    remedy: 'Read what you need before you close it, or open the story or schema again: it gives the same data.',
  },
  body_too_large: {
    cause: 'The body is larger than 256 KiB, or than 2 MiB where it may hold a schema.',
    remedy: 'Move long lists of values into fewer columns, or split the schema. For a story, shorten the text to 20,000 characters.',
  },
  uri_too_long: {
    cause: 'The path with its query has more than 8,192 characters.',
    remedy: 'Send a long story in the body of `POST /generate`, or of `POST /datasets`, which gives a short address.',
  },
  media_type_unsupported: {
    cause: 'The body is not declared as JSON in UTF-8, or is compressed.',
    remedy: "Send the header `Content-Type: application/json` and no `Content-Encoding`. With curl: `-H 'content-type: application/json'`.",
  },
  range_not_satisfiable: {
    cause: 'The header `Range` asks for bytes beyond the end of the file.',
    remedy: 'Ask for the length with HEAD first; it is also in the header `Content-Range` of this answer.',
  },
  expectation_failed: {
    cause: 'The header `Expect` asks for something other than `100-continue`.',
    remedy: 'Leave the header `Expect` out.',
  },
  host_not_allowed: {
    cause:
      'The header `Host` is not a name under which the service may be called. The check stops pages of other sites from reaching the service (DNS rebinding).',
    remedy: 'Call it as `localhost`, or start it with `--allowed-host` and the name that callers use.',
  },
  story_not_understood: {
    cause:
      'The story names nothing that a table could be made of: no known trade and no noun with a count. Stories are read in English only.',
    remedy:
      'Say what there is and how many: "a library with 500 members and 2,000 loans". `POST /api/explain` shows what is read of a story.',
  },
  story_contradicts: {
    cause:
      'Two parts of the story exclude each other, or one cannot be: two counts of the same table, a share over 100%, a period that ends before it begins.',
    remedy: 'Change one of the parts that `errors` names, each with its position in the story and the arithmetic.',
  },
  schema_invalid: {
    cause: 'The schema names a kind, a column or a table that does not exist, or asks for rows that cannot exist together.',
    remedy:
      'Each entry of `errors` has a JSON pointer into the schema, the numbers, and what would be right. `POST /api/validate-schema` reports the same without generating.',
  },
  selection_unknown: {
    cause: '`table` or `columns` names something that the data does not have.',
    remedy: 'Take a name from `detail`. `POST /api/explain` lists the tables and columns of a story; hidden columns cannot be selected.',
  },
  format_unsuited: {
    cause: 'The format cannot represent a value of the data, such as the character U+0000 in PostgreSQL.',
    remedy: 'Choose another format (`ndjson` and `parquet` hold every value), or change the values in the schema.',
  },
  too_many_rows: {
    cause: 'All tables together have more rows than `--max-rows` allows for one response.',
    remedy: 'Lower `rows`, read the tables one at a time or in parts (`offset`, `limit`), or start the service with a higher `--max-rows`.',
  },
  plan_too_costly: {
    cause:
      'One row, or one piece of work, needs more computation or memory than is allowed: deep chains of columns that read other tables, or very long texts and lists.',
    remedy:
      '`detail` names the column and its cost. Read fewer rows from it, shorten its lists, or raise `--task-seconds` if the time limit was reached.',
  },
  rate_limited: {
    cause: 'The client has sent more requests, or was sent more rows, within a minute than `--rate-limit` or `--rate-limit-rows` allows.',
    remedy: 'Wait for the seconds in the header `Retry-After`, or have the operator raise the limit.',
  },
  headers_too_large: {
    cause: 'The request line and the headers together have more than 16 KiB.',
    remedy: 'Send fewer cookies and headers. Browsers send all cookies of `localhost`; `127.0.0.1` has its own.',
  },
  internal_error: {
    cause: 'A fault in the service itself. Its log has a line with the id of the request.',
    remedy: 'Try again; if it happens again, report it with the request, the version and the line of the log.',
  },
  write_failed: {
    cause: 'The operating system refused to write: the disk is full, or the directory is not writable.',
    remedy: 'The message names the file and the reason of the system. Free space or choose another directory, and write again.',
  },
  llm_failed: {
    cause: 'The language model could not be reached, refused the key, or gave an answer that is no schema.',
    remedy:
      'Check `SYNTH_LLM_BASE_URL`, the key and the name of the model; `detail` has what it answered. `"engine": "rules"` works without a model.',
  },
  llm_schema_invalid: {
    cause: 'The language model returned a schema that has errors, also after it was told about them.',
    remedy:
      'Try again with a clearer story or a stronger model, or use `"engine": "rules"`. `errors` has pointers into the schema that it made.',
  },
  llm_busy: {
    cause: 'The provider limits how often its model may be asked, or too many stories are waiting for it.',
    remedy: 'Wait for the seconds in the header `Retry-After`, or use `"engine": "rules"`.',
  },
  llm_not_configured: {
    cause: 'The request asks for the engine `llm`, and the service was started without a language model.',
    remedy:
      'Set `OPENAI_API_KEY`, `GROQ_API_KEY`, `ANTHROPIC_API_KEY` or `SYNTH_LLM_BASE_URL` before the start, or use `"engine": "rules"`.',
  },
  starting: {
    cause: 'The threads that plan and make rows are loading their code. `GET /readyz` answers this; other requests wait for the threads.',
    remedy: 'Ask again in a second.',
  },
  saturated: {
    cause: 'As many responses are being streamed as `--max-responses` allows, or they kept all workers busy.',
    remedy: 'Wait for the seconds in the header `Retry-After` and try again. `GET /readyz` tells when a place is free.',
  },
  workers_lost: {
    cause:
      'The worker threads died again and again and could not be replaced, as a rule because the installation or the memory limit is wrong.',
    remedy: 'Look at the log for the reason, then restart the service. A container may need more memory.',
  },
  shutting_down: {
    cause: 'The service was told to stop and takes no new requests.',
    remedy: 'Wait for the seconds in the header `Retry-After` and connect again, to another replica if there is one.',
  },
  llm_timeout: {
    cause: 'The language model did not answer within `SYNTH_LLM_TIMEOUT_MS`.',
    remedy: 'Raise `SYNTH_LLM_TIMEOUT_MS`, use a faster model, or use `"engine": "rules"`, which answers within milliseconds.',
  },
}
