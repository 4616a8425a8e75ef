import { bodyLimit } from '../body-limit.ts'
import type { BodyExamples } from '../body-schemas.ts'
import { llmNotConfigured } from '../llm-not-configured.ts'
import type { ProblemExample } from '../problem-responses.ts'
import { commonProblems } from './common-problems.ts'
import { contradiction } from './contradiction.ts'
import { librarySchema } from './schema-examples.ts'
import { notUnderstood } from './not-understood.ts'
import { storyExamples } from './story-examples.ts'

/** Example requests that succeed with any configuration. */
export const generateSchemaExamples: BodyExamples = Object.fromEntries(
  Object.entries(storyExamples).map(([name, { summary, ...request }]) => [name, { summary, value: { ...request, engine: 'rules' } }]),
)

/** An example answer of a language model. */
export const madeExamples = {
  llm: {
    summary: 'A story outside the known domains, read by a language model',
    value: {
      schema: librarySchema,
      meta: {
        engine: 'llm',
        model: 'gpt-5-mini',
        story: 'a small library: authors and the books they wrote',
        domain: 'library',
        attempts: 1,
        warnings: [],
        usage: { input_tokens: 6012, output_tokens: 431 },
      },
    },
  },
}

/** The errors of the route, with realistic details. */
export const generateSchemaProblems: readonly ProblemExample[] = [
  ...commonProblems(bodyLimit),
  {
    code: 'validation_failed',
    detail: '/engine must be "auto" or "llm" or "rules": did you mean "rules"?',
    problems: [{ pointer: '/engine', detail: 'must be "auto" or "llm" or "rules": did you mean "rules"?' }],
  },
  notUnderstood,
  contradiction,
  { code: 'llm_failed', detail: 'The provider refused the request with the status 401' },
  {
    code: 'llm_schema_invalid',
    detail: 'The model made no valid schema in 3 attempts: /tables/0/columns/1/kind is unknown',
    problems: [{ pointer: '/tables/0/columns/1/kind', detail: 'There is no column kind "email"' }],
  },
  { code: 'llm_busy', detail: 'The language model failed several times in a row; try again in a moment' },
  { code: 'llm_not_configured', detail: llmNotConfigured().message },
  { code: 'llm_timeout', detail: 'The language model gave no answer within 60 seconds' },
]
