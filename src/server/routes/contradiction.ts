import type { ProblemExample } from '../problem-responses.ts'

const detail = '500 and 200 rows of "patients": state only one of these numbers'

/** The error of a contradictory story, "a hospital with 500 patients and 200 patients": it lists every part involved. */
export const contradiction: ProblemExample = {
  code: 'story_contradicts',
  detail,
  problems: [
    { pointer: '/story', detail, span: { start: 16, end: 28 } },
    { pointer: '/story', detail, span: { start: 33, end: 45 } },
  ],
}
