import type { Span } from './token.ts'

/** Sorts parts of a story by their start; parts with equal starts keep their order. */
export function inOrder<Part extends Pick<Span, 'start'>>(parts: readonly Part[]): Part[] {
  return parts.toSorted((one, other) => one.start - other.start)
}
