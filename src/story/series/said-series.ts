import type { Span } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import type { Duration, SaidInterval } from './read-interval.ts'

/** A time series as the story says it, before its owner is known. */
export interface SaidSeries {
  readonly interval: SaidInterval
  /** The measure or the rows: "temperature", "readings", "website visits". Null if not said. */
  readonly what: Noun | null
  /** Further measures: "targets and actuals", "temperature, humidity and pressure". */
  readonly also?: readonly Noun[]
  /** One series for each of these: "per room", "of 4 servers". Null for a single series. */
  readonly each: Noun | null
  /** Whether the story says that each interval has a row: "one row per day", "a reading every 5 minutes". */
  readonly isRowByRow: boolean
  /** First and last day in ISO 8601; `to` is null if no last day is said. */
  readonly from: string | null
  readonly to: string | null
  readonly length: Duration | null
  readonly rows: number | null
  /** Set if the story says no period at all: the length is the usual one. */
  readonly isOfUsualLength?: true
  /** The parts of the story that say it. */
  readonly parts: readonly Span[]
}

/** A series whose period is not read yet. */
export type Timeless = Omit<SaidSeries, 'from' | 'to' | 'length' | 'rows' | 'isOfUsualLength'> & Partial<Pick<SaidSeries, 'rows'>>
