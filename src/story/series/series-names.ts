import { classify } from '../compose/classify.ts'
import type { SeriesFact } from '../facts/fact.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { pluralOf, singularOf } from '../words/words.ts'
import { plainRows, type SaidSeries } from './find-series.ts'
import { reporting } from './measured-lists.ts'
import { mayBePlural } from '../compose/noun-words.ts'

const readings: ReadonlySet<string> = wordSet(
  'reading readings measurement measurements sample samples point points datapoint snapshot snapshots',
)
const times: ReadonlySet<string> = wordSet('timestamp time date data series dataset times')

/** What a series is called. */
export interface SeriesNames {
  /** Of the table: snake case. */
  readonly table: string
  /** The words of the column that is measured. */
  readonly measure: readonly string[]
}

/** Names for a series by what is measured. @param unit that the measure is in; null for none. @param owner the table that has the series; null for none */
export function seriesNames(said: SaidSeries, unit: string | null, owner: string | null): SeriesNames {
  const what = whatOf(said)
  const isSeveral = (said.also ?? []).length > 0 && !mayBePlural(what.at(-1) ?? '')
  return { table: nameOf(isSeveral ? [] : what, said, owner), measure: measureOf(what, unit) }
}

/** The words of what is measured; empty where rows are just rows. */
function whatOf({ what }: SaidSeries): readonly string[] {
  const words = (what?.words ?? []).flatMap((word) => word.split('_'))
  const own = words.filter((word, at) => !times.has(word) && !(at === 0 && (word === 'new' || reporting.has(word))))
  return own.every((word) => plainRows.has(word)) ? [] : own
}

const adverbOf: Readonly<Partial<Record<SeriesFact['unit'], string>>> = {
  hours: 'hourly',
  days: 'daily',
  weeks: 'weekly',
  months: 'monthly',
  quarters: 'quarterly',
  years: 'yearly',
}

/** "readings", "website_visits", "cpu_usage"; else "user_days" of users, "days" of nobody. */
function nameOf(what: readonly string[], { interval: { unit, isAdverb } }: SaidSeries, owner: string | null): string {
  const last = what.at(-1)
  const isFine = unit === 'seconds' || unit === 'minutes' || unit === 'hours'
  if (last !== undefined && readings.has(last)) return pluralOf(singularOf(last))
  // "Monthly recurring revenue" is what the series is called.
  if (last !== undefined && isAdverb && owner === null) return [adverbOf[unit] ?? '', ...what].filter((word) => word !== '').join('_')
  if (last !== undefined && !(isFine && !isAdverb && !mayBePlural(last))) return what.join('_')
  const steps = isFine ? 'readings' : unit === 'weekdays' ? 'trading_days' : unit
  return owner === null || steps === 'readings' ? steps : `${singularOf(owner.split('_').at(-1) ?? owner)}_${steps}`
}

function measureOf(what: readonly string[], unit: string | null): readonly string[] {
  const words = what.filter((word, at) => !(at === what.length - 1 && readings.has(word)))
  // "An energy meter every 15 minutes" is read, and not what is read.
  const own = words.length === 0 || (classify(words.map(singularOf))?.archetype.name ?? '') === 'asset' ? ['value'] : words
  return unit === null || mayBePlural(unit) ? own : [...own, unit]
}
