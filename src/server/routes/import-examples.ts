import { importFormats } from '../../import/index.ts'
import { schemaBodyLimit } from '../body-limit.ts'
import type { BodyExamples } from '../body-schemas.ts'
import type { ProblemExample } from '../problem-responses.ts'
import { commonProblems } from './common-problems.ts'

/** Example requests that succeed: one of each format. */
export const importExamples: BodyExamples = Object.fromEntries(
  [...importFormats.values()].map(({ name, title, example }) => [name, { summary: title, value: { text: example } }]),
)

const unclosed = 'Line 1, "CREATE TABLE users (id integer": the columns of table "users" have no closing bracket: close them with ")"'

/** The errors of the route, with realistic details. */
export const importProblems: readonly ProblemExample[] = [
  ...commonProblems(schemaBodyLimit),
  { code: 'validation_failed', detail: '/text is required', problems: [{ pointer: '/text', detail: 'is required' }] },
  { code: 'import_unreadable', detail: unclosed, problems: [{ pointer: '/text', detail: unclosed, span: { start: 19, end: 20 } }] },
]
