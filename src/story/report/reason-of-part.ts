import type { Span } from '../tokens/token.ts'

const often = /\b(?:once|twice|times) (?:a|an|per|every) |\b(?:daily|weekly|monthly|yearly|fortnightly)\b/i
const every = /\bevery\b/i
const periods = /\b(?:hour|day|week|fortnight|month|quarter|year|season)s?\b/i
const frequency =
  'how often something happens for each row is not set: state how many there are in all, "5,000 visits", or for each, "each dog has 4 to 8 visits"'

/** The reason for a part that nothing reads. For a word or two it names their clause. */
export function reasonOfPart(text: string, { start, end }: Span, clause: Span): string {
  const part = text.slice(start, end)
  if (often.test(part) || (every.test(part) && periods.test(part))) return `not understood: ${frequency}`
  const isLong = (start <= clause.start && end >= clause.end) || part.split(/\s/).length > 2
  return isLong ? 'not understood' : `not understood in "${text.slice(clause.start, clause.end)}"`
}
