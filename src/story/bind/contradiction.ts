import { SynthError } from '../../errors.ts'
import type { Span } from '../tokens/token.ts'

/** Makes the error for contradicting statements, with their positions. */
export function contradiction(detail: string, spans: readonly Span[]): SynthError {
  const problems = spans.map(({ start, end }) => ({ pointer: '/story', detail, span: { start, end } }))
  return new SynthError('story_contradicts', detail, problems)
}

/** Whether an error is a contradiction of a story. */
export function isContradiction(error: unknown): error is SynthError {
  return error instanceof SynthError && error.code === 'story_contradicts'
}
