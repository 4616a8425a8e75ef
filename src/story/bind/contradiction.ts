import { SynthError } from '../../errors.ts'
import type { Span } from '../tokens/token.ts'

/** The refusal of what a story says that cannot be, with the places that say it. */
export function contradiction(detail: string, spans: readonly Span[]): SynthError {
  const problems = spans.map(({ start, end }) => ({ pointer: '/story', detail, span: { start, end } }))
  return new SynthError('story_contradicts', detail, problems)
}
