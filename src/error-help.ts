import type { ErrorCode } from './errors.ts'

export interface ErrorHelp {
  /** The cause of the error, in one or two sentences. */
  readonly cause: string
  /** How to fix it. */
  readonly remedy: string
}

/** Cause and remedy of each error, in Markdown: the text of docs/errors.md and of `GET /errors/{code}`. */
export const errorHelp: Readonly<Record<ErrorCode, ErrorHelp>> = {
  body_malformed: {
    cause: 'The body is not JSON: a comma or a quote is missing, it is not UTF-8, it is nested too deeply, or it is empty.',
    remedy:
      'Check the body with a JSON tool; `detail` gives the position of the error. In a shell, put the body in single quotes, or in a file that curl sends with `-d @body.json`.',
  },
  request_malformed: {
    cause:
      'The received bytes are not an HTTP/1.1 request, or its headers contradict each other: two `Host` headers, a wrong `Content-Length`.',
    remedy: 'Use `http://`, not `https://`, unless a proxy adds TLS, and let an HTTP library build the request.',
  },
  validation_failed: {
    cause: 'A field or a parameter is missing, is unknown, or has a value of the wrong type or out of range.',
    remedy:
      'Each entry of `errors` has a JSON pointer into the body and states the expected value. `GET /docs` has an example for each endpoint.',
  },
  unauthorized: {
    cause: 'The service requires a token, and the request has none or a wrong one.',
    remedy: 'Send the header `Authorization: Bearer TOKEN` with the token from `--token-file` or `SYNTH_TOKEN`.',
  },
  not_found: {
    cause: 'The service has no such path, or the path names a file format that does not exist.',
    remedy: 'Paths are case-sensitive and do not end with a slash. `GET /docs` lists all paths; `detail` names the most similar one.',
  },
  dataset_unknown: {
    cause:
      'The name in the path is neither a reference from `POST /datasets` nor a schema in the directory `--schemas`, or the service has been restarted without `--data-dir`.',
    remedy:
      'Send the same body to `POST /datasets` again: it returns the same reference. Start the service with `--data-dir` to keep long requests across restarts.',
  },
  export_unknown: {
    cause: 'The id names no export: the export was never requested, its queue was emptied, or it ended more than a week ago.',
    remedy: 'Use the address in `Location` of `POST /datasets/{ref}/exports`. The same request again returns the same address.',
  },
  table_unknown: {
    cause: 'The data set has no table with this name, or it has fewer parts than the path states.',
    remedy:
      '`GET /datasets/{ref}` lists the tables and links to their files. Parts are numbered from 0: the last of 8 is `part-00007-of-00008`.',
  },
  method_not_allowed: {
    cause: 'The path exists but supports a different method: a browser sends GET to an endpoint that requires POST, for example.',
    remedy:
      'Use a method from the header `Allow`. With curl, `-d` sends a POST; a GET for data is `GET /datasets/{table}.{format}?story=…`.',
  },
  not_acceptable: {
    cause: 'The header `Accept` excludes every media type of the endpoint.',
    remedy:
      'Leave `Accept` out, send `*/*`, or name one of the types in `detail`. For rows, `format` in the body takes precedence over `Accept`.',
  },
  request_timeout: {
    cause: 'The headers did not arrive within 10 seconds, or the body did not arrive within 30 seconds.',
    remedy:
      'Send the request without pauses. On a slow network, send a smaller body, or describe the data with a story instead of a long schema.',
  },
  file_exists: {
    cause: 'The directory has a file with this name already, and `write` does not replace files unless `overwrite` is true.',
    remedy: 'Write to an empty directory, or allow it with `overwrite: true` (`--overwrite` on the command line).',
  },
  dataset_differs: {
    cause: 'The directory holds files of another input, seed, format, number of rows or version, so its data set cannot be continued.',
    remedy: '`detail` names the difference. Continue with the same command, or write to an empty directory.',
  },
  rows_would_change: {
    cause:
      'Rows cannot be appended, because a column of the table depends on its number of rows: dates and times spread over a period, exact shares and means, rates of missing values, or references to a table that grows.',
    remedy: 'Write the larger data set to an empty directory. docs/command-line.md lists the columns that can grow.',
  },
  table_exists: {
    cause: 'The database has a table with the name of a table of the data, and tables are created unless an option says otherwise.',
    remedy:
      'Replace the tables with `--overwrite`, fill them with `--truncate`, add rows to them with `--append`, or choose another database.',
  },
  dataset_version: {
    cause: 'The reference was made by a release that generates different bytes for the same seed.',
    remedy:
      'Send the story or the schema to `POST /datasets` again to get a reference of this release, or run the release that made the reference.',
  },
  world_closed: {
    cause: 'The world of the library was closed, by `close()` or at the end of `await using`, and generates no more rows.',
    remedy: 'Read the rows before you close the world, or open the story or the schema again: it gives the same data.',
  },
  body_too_large: {
    cause: 'The body is larger than 256 KiB, or than 2 MiB on endpoints that take a schema.',
    remedy: 'Shorten long lists of values, or split the schema. For a story, shorten the text to 20,000 characters.',
  },
  uri_too_long: {
    cause: 'The path and the query together have more than 8,192 characters.',
    remedy: 'Send a long story in the body of `POST /generate` or of `POST /datasets`, which returns a short address.',
  },
  media_type_unsupported: {
    cause: 'The body is not declared as JSON in UTF-8, or it is compressed.',
    remedy: "Send the header `Content-Type: application/json` and no `Content-Encoding`. With curl: `-H 'content-type: application/json'`.",
  },
  range_not_satisfiable: {
    cause: 'The header `Range` requests bytes beyond the end of the file.',
    remedy: 'Get the length with HEAD first; it is also in the header `Content-Range` of this answer.',
  },
  expectation_failed: {
    cause: 'The header `Expect` has a value other than `100-continue`.',
    remedy: 'Omit the header `Expect`.',
  },
  host_not_allowed: {
    cause:
      'The header `Host` is not an allowed host name. The check prevents pages of other sites from reaching the service (DNS rebinding).',
    remedy: 'Call the service as `localhost`, or start it with `--allowed-host` and the host name that callers use.',
  },
  story_not_understood: {
    cause:
      'The story names nothing that a table can be made of: no known domain and no noun with a count. Stories are read in English only.',
    remedy:
      'State what there is and how many: "a library with 500 members and 2,000 loans". `POST /api/explain` shows how a story is understood.',
  },
  story_language: {
    cause: 'The story is written in another language than English; `detail` names it.',
    remedy:
      'Write the story in English, or configure a language model: `POST /api/generate-schema` then has the model read the story, in any language that it knows.',
  },
  story_contradicts: {
    cause:
      'Two parts of the story exclude each other, or one part is impossible: two counts of the same table, a share over 100%, a period that ends before it begins.',
    remedy: 'Change one of the parts in `errors`; each entry has the position in the story and the arithmetic.',
  },
  import_unreadable: {
    cause: 'The text is in none of the formats that are imported, or a declaration in it breaks off: a bracket that is never closed.',
    remedy:
      '`detail` names the line. Send whole declarations in a notation that is read: `GET /guide/api` lists them under `POST /api/import`.',
  },
  schema_invalid: {
    cause: 'The schema names a kind, a column or a table that does not exist, or combines rules that cannot all hold.',
    remedy:
      'Each entry of `errors` has a JSON pointer into the schema, the numbers, and a correct alternative. `POST /api/validate-schema` reports the same problems without generating data.',
  },
  selection_unknown: {
    cause: '`table` or `columns` names a table or column that the data does not have.',
    remedy: 'Use a name from `detail`. `POST /api/explain` lists the tables and columns of a story; hidden columns cannot be selected.',
  },
  database_unsuited: {
    cause:
      'A table or a column of the data is missing in the database, or `--append` would have to change keys from which other columns are calculated.',
    remedy: '`detail` names the table and the column. Select columns with `--columns`, or create the tables with `--create`.',
  },
  format_unsuited: {
    cause: 'The format cannot represent a value of the data, such as the character U+0000 in PostgreSQL.',
    remedy: 'Choose another format (`ndjson` and `parquet` hold every value), or change the values in the schema.',
  },
  too_many_rows: {
    cause: 'All tables together have more rows than `--max-rows` allows in one response.',
    remedy: 'Lower `rows`, read the tables one at a time or in parts (`offset`, `limit`), or start the service with a higher `--max-rows`.',
  },
  plan_too_costly: {
    cause:
      'One row, or one task, needs more computation or memory than allowed: long chains of columns that read other tables, or very long texts and lists.',
    remedy:
      '`detail` names the column and its cost. Make it read fewer rows, shorten its lists, or raise `--task-seconds` if the time limit was reached.',
  },
  rate_limited: {
    cause:
      'Within a minute, the client sent more requests than `--rate-limit` allows, or received more rows than `--rate-limit-rows` allows.',
    remedy: 'Wait for the number of seconds in the header `Retry-After`, or ask the operator to raise the limit.',
  },
  headers_too_large: {
    cause: 'The request line and the headers together are larger than 16 KiB.',
    remedy: 'Send fewer cookies and headers. Browsers send every cookie of `localhost`; `127.0.0.1` has separate cookies.',
  },
  internal_error: {
    cause: 'The service has a defect. Its log has a line with the id of the request.',
    remedy: 'Try again. If the error persists, report it with the request, the version and the log line.',
  },
  write_failed: {
    cause:
      'The operating system or the object store refused to write: the disk is full, the directory is not writable, or a key lacks rights.',
    remedy: '`detail` names the file and the reason. Free space, correct the rights or choose another place, and write again.',
  },
  export_failed: {
    cause: 'A part of the export failed for good, or somebody cancelled the export.',
    remedy: '`detail` has the first failure. Correct its cause and ask for the same export again: parts that are whole are kept.',
  },
  exports_not_configured: {
    cause: 'Exports are made by workers that share a queue, and the service was started without one.',
    remedy: 'Start the service and the workers with the same `--queue redis://host:6379`; docs/clusters.md has the steps.',
  },
  package_missing: {
    cause: 'The place or the queue is reached through a package that is not installed together with synth, because few need it.',
    remedy: 'Install the packages that `detail` names beside synth, such as `npm install pg pg-copy-streams`.',
  },
  database_failed: {
    cause: 'The database could not be reached, rejected the user, broke off, or refused a statement or a row.',
    remedy:
      '`detail` quotes the database, which is as it was before. Correct the address, the rights or the tables, and run the command again.',
  },
  llm_failed: {
    cause: 'The language model could not be reached, rejected the key, or gave an answer that is not a schema.',
    remedy:
      'Check `SYNTH_LLM_BASE_URL`, the key and the name of the model; `detail` quotes the answer of the model. `"engine": "rules"` works without a model.',
  },
  llm_schema_invalid: {
    cause: 'The language model returned a schema with errors, and again after it received the list of errors.',
    remedy:
      'Try again with a clearer story or a stronger model, or use `"engine": "rules"`. `errors` has pointers into the schema that the model returned.',
  },
  llm_busy: {
    cause: 'The provider limits the rate of requests to its model, or too many stories are waiting for it.',
    remedy: 'Wait for the number of seconds in the header `Retry-After`, or use `"engine": "rules"`.',
  },
  llm_not_configured: {
    cause: 'The request selects the engine `llm`, but the service was started without a language model.',
    remedy:
      'Set `OPENAI_API_KEY`, `GROQ_API_KEY`, `ANTHROPIC_API_KEY` or `SYNTH_LLM_BASE_URL` before you start the service, or use `"engine": "rules"`.',
  },
  queue_unavailable: {
    cause: 'The server of the queue (Redis or Valkey) cannot be reached, rejected the password, or refuses to write.',
    remedy: '`detail` quotes the server. Check that it runs, and the address and password of `--queue`; then try again.',
  },
  export_stopping: {
    cause: 'The export failed or was cancelled, and workers have not stopped all its parts yet.',
    remedy: 'Wait for the number of seconds in the header `Retry-After` and ask again.',
  },
  starting: {
    cause:
      'The threads that plan and generate are loading their code. `GET /readyz` gives this answer; other requests wait for the threads.',
    remedy: 'Try again in a second.',
  },
  saturated: {
    cause: 'The service is streaming as many responses as `--max-responses` allows, or those responses kept all workers busy.',
    remedy:
      'Wait for the number of seconds in the header `Retry-After` and try again. `GET /readyz` shows when the service accepts a new response.',
  },
  workers_lost: {
    cause: 'The worker threads died repeatedly: the installation is damaged, or the memory limit is too low.',
    remedy: 'Find the reason in the log, then restart the service. A container may need more memory.',
  },
  shutting_down: {
    cause: 'The service is stopping and takes no new requests.',
    remedy: 'Wait for the number of seconds in the header `Retry-After` and connect again, to another replica if there is one.',
  },
  llm_timeout: {
    cause: 'The language model did not answer within `SYNTH_LLM_TIMEOUT_MS`.',
    remedy: 'Raise `SYNTH_LLM_TIMEOUT_MS`, use a faster model, or use `"engine": "rules"`, which answers within milliseconds.',
  },
}
