import { moneyNouns } from '../amounts/money-nouns.ts'
import type { SeriesFact } from '../facts/fact.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { pluralOf, singularOf } from '../words/words.ts'
import { plainRows } from './are-rows.ts'
import type { SaidSeries } from './said-series.ts'
import { reporting } from './measured-lists.ts'
import { mayBePlural } from '../compose/noun-words.ts'
import { archetypeOf } from '../compose/archetype-of.ts'

const readings: ReadonlySet<string> = wordSet(
  'reading readings measurement measurements sample samples point points datapoint snapshot snapshots log logs',
)
const times: ReadonlySet<string> = wordSet(
  'timestamp time date data series dataset times random sample fake synthetic dummy mock simulated',
)

/** The names of a series. */
export interface SeriesNames {
  /** The table, in snake case. */
  readonly table: string
  /** The words of the measured column. */
  readonly measure: readonly string[]
}

/** Names a series by its measure. @param unit unit of the measure, null for none @param owner table that owns the series, null for none */
export function seriesNames(said: SaidSeries, unit: string | null, owner: string | null): SeriesNames {
  const what = whatOf(said)
  const isSeveral = (said.also ?? []).length > 0 && !mayBePlural(what.at(-1) ?? '')
  const measured = what.length === 0 ? measuredBy(owner) : what
  return { table: nameOf(isSeveral ? [] : what, said, owner), measure: measureOf(measured, unit) }
}

/** What the devices measure by their name: the temperature of temperature sensors. Empty if the name does not say it. */
function measuredBy(owner: string | null): readonly string[] {
  const words = (owner ?? '').split('_').slice(0, -1)
  return words.length > 0 && findMeaning(words, []).isExact ? words : []
}

const sampled = wordSet('measured recorded sampled logged taken collected captured metered tracked')

/** The words of the measure; empty if the story only says "rows", or that something reports. */
function whatOf({ what, interval: { isAdverb } }: SaidSeries): readonly string[] {
  const words = (what?.words ?? []).flatMap((word) => word.split('_'))
  // "Sensors reporting every hour", but "a daily report".
  const isVerb = (word: string): boolean => reporting.has(word) && (words.length > 1 || !isAdverb)
  // "Load measured every hour"
  const isDoneAt = (at: number): boolean => at > 0 && at === words.length - 1 && sampled.has(words[at] ?? '')
  const own = words.filter(
    (word, at) => !times.has(word) && !isDoneAt(at) && !(at === 0 && ((word === 'new' && words.length > 1) || isVerb(word))),
  )
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

/** The name of the table: "readings", "website_visits", "cpu_usage"; without a measure "user_days" for users, "days" without an owner. */
function nameOf(what: readonly string[], { interval: { unit, isAdverb } }: SaidSeries, owner: string | null): string {
  const last = what.at(-1)
  const isFine = unit === 'seconds' || unit === 'minutes' || unit === 'hours'
  if (last !== undefined && readings.has(last)) return pluralOf(singularOf(last))
  // "Monthly recurring revenue" is a name with its adverb.
  if (last !== undefined && isAdverb && owner === null) return [adverbOf[unit] ?? '', ...what].filter((word) => word !== '').join('_')
  if (last !== undefined && !(isFine && !isAdverb && !mayBePlural(last))) return what.join('_')
  const steps = isFine ? 'readings' : unit === 'weekdays' ? 'trading_days' : unit
  return owner === null || steps === 'readings' ? steps : `${singularOf(owner.split('_').at(-1) ?? owner)}_${steps}`
}

function measureOf(what: readonly string[], unit: string | null): readonly string[] {
  const words = what.filter((word, at) => !(at === what.length - 1 && readings.has(word)))
  // An asset is not the measure: "an energy meter every 15 minutes".
  const own = words.length === 0 || archetypeOf(words) === 'asset' ? ['value'] : words
  const last = own.at(-1) ?? ''
  const one = [...own.slice(0, -1), singularOf(last)]
  // "Daily temperatures" have one temperature a row; "daily visits" are counted, "daily sales" a sum.
  const named = isMeasured(one) && !moneyNouns.has(last) ? one : own
  return unit === null || mayBePlural(unit) ? named : [...named, unit]
}

/** Measures whose values depend on what has them. */
const ofThings = wordSet('temperature price fare')

/** Whether words name a measure, and neither a count nor a thing. */
function isMeasured(words: readonly string[]): boolean {
  const { meaning, isExact } = findMeaning(words, [])
  if (typeof meaning.body !== 'object') return ofThings.has(words.at(-1) ?? '')
  return isExact && meaning.body.kind === 'decimal'
}
