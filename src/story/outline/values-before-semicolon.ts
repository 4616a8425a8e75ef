import type { Span } from '../tokens/token.ts'
import type { Details } from './details.ts'
import { valuesOf } from './read-values.ts'

/** "car, home, other | ; 50% car": statements about the values follow them. */
export function valuesBeforeSemicolon(text: string, part: Span, parts: number): Details | null {
  const values = parts > 1 ? valuesOf(text.slice(part.start, part.end).split(',')) : null
  return values === null ? null : { details: [values], places: [part], unread: [], idle: [] }
}
