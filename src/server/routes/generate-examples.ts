import { bodyLimit } from '../body-limit.ts'
import type { BodyExamples } from '../body-schemas.ts'
import type { ProblemExample } from '../problem-responses.ts'
import { commonProblems, streamProblems } from './common-problems.ts'
import { contradiction } from './contradiction.ts'
import { notUnderstood } from './not-understood.ts'
import { storyExamples } from './story-examples.ts'

/** Example requests that succeed. */
export const generateExamples: BodyExamples = Object.fromEntries(
  Object.entries(storyExamples).map(([name, { summary, ...request }]) => [
    name,
    { summary, value: { ...request, seed: 42, format: 'records' } },
  ]),
)

/** The errors of the route, with realistic details. */
export const generateProblems: readonly ProblemExample[] = [
  ...commonProblems(bodyLimit),
  ...streamProblems,
  {
    code: 'validation_failed',
    detail: '/rows must be an integer, but is the string "10" (and 1 more)',
    problems: [
      { pointer: '/rows', detail: 'must be an integer, but is the string "10"' },
      { pointer: '/fromat', detail: 'is not a field: did you mean "format"?' },
    ],
  },
  notUnderstood,
  contradiction,
  {
    code: 'too_many_rows',
    detail:
      'customers 200000000 + products 20000000 + orders 500000000 + order_items 1100000000 = 1820000000 rows in all, ' +
      'but at most 1000000000 are allowed: ask for fewer rows',
  },
]
