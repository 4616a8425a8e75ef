import { classify } from '../compose/classify.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { singularOf } from '../words/words.ts'
import type { SaidSeries, Timeless } from './said-series.ts'
import type { Duration } from './read-interval.ts'

const fineUnits: ReadonlySet<string> = wordSet('seconds minutes hours')

/**
 * Gives a series with intervals below a day a period of one day if none is said, and any series of several things a usual period. Null for
 * others.
 */
export function ofUsualLength(series: Timeless, isOfNames: boolean): SaidSeries | null {
  const { interval, what, each, isRowByRow } = series
  // "Monthly invoices" are rows of their own kind, "daily weather data" are measured.
  const kind = what === null ? null : classify(what.words.map(singularOf))
  const isOfEach = each !== null && what !== null && (kind === null || kind.archetype.name === 'measurement')
  const isFine = fineUnits.has(interval.unit) && !interval.isAdverb && (isOfNames || isRowByRow || what !== null)
  const length: Duration = { times: 1, unit: fineUnits.has(interval.unit) ? 'days' : 'years' }
  return isFine || isOfEach ? { ...series, from: null, to: null, length, rows: null, isOfUsualLength: true } : null
}
