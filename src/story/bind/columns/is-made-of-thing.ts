import { isCategory } from '../../attributes/readers/value-nouns.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import { featureNouns, ownFeatures } from '../../lexicon/feature-nouns.ts'
import { millisecondsIn } from '../../lexicon/time-units.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isIdentifying } from '../../meanings/distinct-body.ts'
import { placesInNoun } from '../../places/places-in-noun.ts'
import { isPlural, singularOf } from '../../words/words.ts'
import type { AttributeColumn } from './made-column.ts'
import type { Binding } from '../binding.ts'
import { hasColumn } from '../tables/references.ts'
import { archetypeOf } from '../../compose/archetype-of.ts'

/** Archetypes that have columns and are not columns themselves. */
const lasting: ReadonlySet<string> = new Set(['person', 'place', 'organisation'])
const meetings = wordSet('session visit call appointment meeting lesson class consultation treatment ride trip flight shift')
const things = wordSet('places spots venues adults people persons kids men women guys folks euro euros dollar dollars pound pounds')

/**
 * Whether a new column would be made of a noun for rows, people or places: "at least one visit, at most 8", "Switzerland (60/25/15)",
 * "sushi places average 4.5".
 */
export function isMadeOfThing(
  { schema, domain }: Pick<Binding, 'schema' | 'domain'>,
  { column, unit = '', aspects }: AttributeFact,
  found: Pick<AttributeColumn, 'table' | 'column'>,
): boolean {
  if (column === null || hasColumn(schema, found.table, found.column)) return false
  const [only = '', ...others] = column.words
  const last = column.words.at(-1) ?? ''
  const isPlace = others.length === 0 && placesInNoun({ ...column, words: [only, ''] }) !== null
  // "Passengers 20-300" is a number of them in each row.
  const isNumber =
    ownFeatures.has(singularOf(last)) ||
    (featureNouns.has(singularOf(last)) && aspects.some((aspect) => aspect.type === 'range' && aspect.min !== null && aspect.max !== null))
  // "Stages: applied, hired" are states, and no places.
  const isStates = isCategory(column) && aspects.some(({ type }) => type === 'values')
  const isLasting = !isNumber && !isStates && isPlural(last) && !isIdentifying(column) && lasting.has(archetypeOf(column.words))
  // "An average session lasts 45 minutes" is a time of sessions, which no table has.
  const isMeeting = others.length === 0 && millisecondsIn(unit) !== undefined && meetings.has(only)
  return isMeeting || isPlace || isLasting || things.has(last) || findTable(column, domain)?.words.length === column.words.length
}

/** Whether words name related rows of another table: "12 drivers without a vehicle assigned". */
export function namesRelation({ domain }: Pick<Binding, 'domain'>, words: readonly string[], table: string): boolean {
  const other = (words.at(-1) ?? '').endsWith('ed') ? findTable({ words: words.slice(0, -1) }, domain) : null
  return other !== null && other.table !== table
}
