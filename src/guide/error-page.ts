import { errorHelp } from '../error-help.ts'
import { type ErrorCode, errorTable } from '../errors.ts'

/** The page `GET /errors/{code}` as Markdown. @throws Error for an error without help, which is a mistake in the table */
export function errorPage(code: ErrorCode): string {
  const { status, title } = errorTable[code]
  if (!Object.hasOwn(errorHelp, code)) throw new Error(`src/error-help.ts has no cause and remedy of ${code}`)
  const { cause, remedy } = errorHelp[code]
  return `# ${title}

\`${code}\`, status ${status}

## Cause

${cause}

## Remedy

${remedy}

In the problem itself, \`detail\` states what is wrong with the request, and \`errors\` lists the places. All codes: [Errors](docs/errors.md).
`
}
