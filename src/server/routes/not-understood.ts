import type { ProblemExample } from '../problem-responses.ts'

/** The error of the story "15% in Germany", which names nothing that has rows. */
export const notUnderstood: ProblemExample = {
  code: 'story_not_understood',
  detail:
    'The story states places ("15% in Germany"), but not what has rows: name a thing, such as "500 customers" or "orders", ' +
    'or a trade, such as "an online shop"',
  problems: [{ pointer: '/story', detail: 'places, but not of what', span: { start: 0, end: 14 } }],
}
