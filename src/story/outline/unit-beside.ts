import type { Span } from '../tokens/token.ts'
import type { Details } from './details.ts'
import { readRange } from './read-range.ts'
import { readUnit } from './read-unit.ts'

/** "USD | , 1.99 to 299.99": a unit beside the range that has it. */
export function unitBeside(text: string, part: Span, parts: readonly Span[]): Details | null {
  const written = text.slice(part.start, part.end)
  const unit = readUnit(written)
  const isBeside = parts.some((other) => other !== part && readRange(text.slice(other.start, other.end)) !== null)
  return unit === null || !isBeside ? null : { details: [{ type: 'unit', of: unit }], places: [part], unread: [], idle: [] }
}
