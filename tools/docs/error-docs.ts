import { errorHelp } from '../../src/error-help.ts'
import { type ErrorCode, errorTable } from '../../src/errors.ts'

const intro = `# Errors

<!-- Generated from src/errors.ts and src/error-help.ts by "npm run docs": change them there. -->

All errors are \`application/problem+json\` (RFC 9457) with these members:

| member | holds |
|---|---|
| \`type\` | \`/errors/{code}\`: the page that explains the code, as HTML to browsers, as JSON to programs |
| \`title\` | what the code means; the same for every error of the code |
| \`status\` | the HTTP status |
| \`detail\` | what is wrong with this request, and what would be right |
| \`instance\` | the path of the request and, after \`#\`, its id, which is also in the header \`x-request-id\` and in the log |
| \`code\` | a stable name for programs |
| \`errors\` | where there are several things to say: each with a \`pointer\` (RFC 6901) into the body and a \`detail\`; for a story also the \`span\` of the words. For \`llm_schema_invalid\` the pointers lead into the schema that the language model made |

A response that fails after its first byte breaks the connection: a body that ended is complete.
`

/** docs/errors.md: every error with its cause and its remedy. */
export function errorDocs(): string {
  const codes = Object.keys(errorTable) as ErrorCode[]
  const rows = codes.map((code) => `| [\`${code}\`](#${code}) | ${errorTable[code].status} | ${errorTable[code].title} |`)
  return [intro, '| code | status | means |', '|---|---|---|', ...rows, '', ...codes.map(chapter)].join('\n')
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
