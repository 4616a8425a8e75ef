import type { Span } from '../tokens/token.ts'
import type { Detail } from './outline.ts'

/** The declaration of a column. */
export interface Details {
  readonly details: readonly Detail[]
  /** The position of each detail. */
  readonly places: readonly Span[]
  /** Parts that were not read. */
  readonly unread: readonly Span[]
  /** Parts that were read and have no effect. */
  readonly idle: readonly Span[]
}
