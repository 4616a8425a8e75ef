import type { ColumnsFact } from '../facts/fact.ts'
import { kindAt, spanOf } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import { areMeasures } from './are-measures.ts'
import { readDuration } from './read-interval.ts'
import type { SaidSeries } from './said-series.ts'

/**
 * A series of counted units of time whose columns are listed: "365 days with date, temperature and rainfall" has a row for each day. Null for
 * other lists.
 */
export function seriesOfUnits(tokens: readonly Token[], lists: readonly ColumnsFact[]): SaidSeries | null {
  const [list, other] = lists
  if (list === undefined || other !== undefined || list.noun.words.length !== 1 || !areMeasures(lists)) return null
  const at = firstFrom(tokens, list.noun.start) - 1
  const length = kindAt(tokens, at) === 'number' ? readDuration(tokens, at) : null
  if (length === null || length.next !== at + 2) return null
  const interval = { times: 1, unit: length.unit, isAdverb: false, each: null, next: length.next } as const
  const period = { from: null, to: null, length: { times: length.times, unit: length.unit }, rows: null }
  return { interval, what: null, each: null, isRowByRow: true, ...period, parts: [spanOf(tokens, at, length.next)] }
}
