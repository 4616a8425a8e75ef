import type { Span } from '../tokens/token.ts'
import type { Details } from './details.ts'
import { isAboutNumbers } from './is-about-numbers.ts'
import { typeNamed } from './named-detail.ts'
import { readRange } from './read-range.ts'
import { readUnit } from './read-unit.ts'

/** "USD | , 1.99 to 299.99", "years | , integer": a unit beside the numbers that have it. */
export function unitBeside(text: string, part: Span, parts: readonly Span[]): Details | null {
  const written = text.slice(part.start, part.end)
  const unit = readUnit(written)
  const isBeside = parts.some((other) => other !== part && isOfNumbers(text.slice(other.start, other.end)))
  return unit === null || !isBeside ? null : { details: [{ type: 'unit', of: unit }], places: [part], unread: [], idle: [] }
}

function isOfNumbers(written: string): boolean {
  return readRange(written) !== null || typeNamed(written.toLowerCase()) !== null || isAboutNumbers(written)
}
