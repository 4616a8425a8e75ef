import type { Intent } from '../read-story.ts'
import type { Span } from '../tokens/token.ts'
import type { SaidSeries } from './said-series.ts'

/** A series, and the story without the parts that say it. */
export interface ReadSeries {
  readonly said: SaidSeries
  readonly intent: Intent
  /** The words of the named columns. */
  readonly columns: readonly (readonly string[])[]
  /** The unit of the measure; null for none. */
  readonly unit: string | null
  readonly parts: readonly Span[]
}
