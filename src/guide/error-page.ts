import { errorHelp } from '../error-help.ts'
import { type ErrorCode, errorTable } from '../errors.ts'

/** What `GET /errors/{code}` tells people, as Markdown. */
export function errorPage(code: ErrorCode): string {
  const { status, title } = errorTable[code]
  const { cause, remedy } = errorHelp[code]
  return `# ${title}

\`${code}\`, status ${status}

## Cause

${cause}

## Remedy

${remedy}

The problem itself says what is wrong with one request in \`detail\`, and where in \`errors\`. All codes: [Errors](docs/errors.md).
`
}
