import { errorHelp } from '../../src/error-help.ts'
import { type ErrorCode, errorTable } from '../../src/errors.ts'
import { wrapped } from './wrapped.ts'

const intro = `# Errors

<!-- Generated from src/errors.ts and src/error-help.ts by "npm run docs"; make changes there. -->

All errors are \`application/problem+json\` (RFC 9457) with these members:

| member | content |
|---|---|
| \`type\` | \`/errors/{code}\`: the page that explains the code, as HTML for browsers and as JSON for programs |
| \`title\` | the meaning of the code; the same for every error with this code |
| \`status\` | the HTTP status |
| \`detail\` | what is wrong with this request and what would be right |
| \`instance\` | the path of the request and, after \`#\`, the id of the request, which is also in the header \`x-request-id\` and in the log |
| \`code\` | a stable name for programs |
| \`errors\` | the single mistakes, if the error lists them: each has a \`pointer\` (RFC 6901) into the body and a \`detail\`; for a story also the \`span\` of the words. For \`llm_schema_invalid\`, the pointers refer to the schema that the language model made |

If a response fails after its first byte, the service breaks the connection. If the body ends normally, it is complete.
`

/** docs/errors.md: every error with its cause and remedy. */
export function errorDocs(): string {
  const codes = Object.keys(errorTable) as ErrorCode[]
  const rows = codes.map((code) => `| [\`${code}\`](#${code}) | ${errorTable[code].status} | ${errorTable[code].title} |`)
  return wrapped([intro, '| code | status | meaning |', '|---|---|---|', ...rows, '', ...codes.map(chapter)].join('\n'))
}

function chapter(code: ErrorCode): string {
  const { status, title } = errorTable[code]
  const { cause, remedy } = errorHelp[code]
  return `## ${code}

${title} (${status}).

**Cause.** ${cause}

**Remedy.** ${remedy}
`
}
