import type { Domain } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import { listedValues } from '../../attributes/aspect.ts'
import { isPersonNoun } from '../../compose/is-person-noun.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import { isScaled } from '../../lexicon/dimensions.ts'
import { millisecondsInName } from '../../lexicon/time-units.ts'
import { ancestorsOf } from '../../topics/ancestors-of.ts'
import type { Topic } from '../../topics/topics.ts'
import { singularOf } from '../../words/words.ts'
import { columnNamed, hasColumn } from '../tables/references.ts'
import { countRows } from '../tables/row-counts.ts'
import type { ColumnFact, ColumnSubject } from './column-subject.ts'
import { isListedIn } from './is-listed-in.ts'
import { type KnownColumn, knownColumn, seriesColumn } from './known-column.ts'
import type { ColumnPlaces } from './made-column.ts'

/** The existing column that a fact means. Null for none: a column may have the said name and be that of other rows. */
export function meantColumn(places: ColumnPlaces, fact: ColumnFact, subject: ColumnSubject): KnownColumn | null {
  const { owner, words, near, others } = subject
  const isOfValues = fact.aspects.some(({ type }) => type === 'values')
  const found = (owner === null ? seriesColumn(places, words) : null) ?? knownColumn(places, words, isOfValues, near, others)
  if (found === null) return null
  // Kilometres are not in a column of minutes.
  if (isScaled(fact.unit ?? '') && millisecondsInName(found.column) !== undefined) return null
  return isOfOtherRows(places, fact, subject, found) && !isListedIn(places, words, found) ? null : found
}

function isOfOtherRows({ schema, domain }: ColumnPlaces, fact: ColumnFact, subject: ColumnSubject, found: KnownColumn): boolean {
  const { words, near, isCertain } = subject
  const [nearest] = near
  if (isOfSomebodyElse(words, found)) return true
  if (nearest !== undefined && nearest.table !== found.table && isOfNearest(domain, words, nearest, found)) return true
  if (near.some(({ table }) => table === found.table)) return false
  return (isCertain && !isChoiceBelow(schema, words, nearest, found)) || hasFewerRows(schema, found.table, fact)
}

/** Whether a column is that of somebody whom its rows do not name: the "guardian email" of pupils is not their own. */
function isOfSomebodyElse([first = '', ...more]: readonly string[], found: KnownColumn): boolean {
  const own = new Set([...found.column.split('_'), ...found.table.split('_')].map(singularOf))
  return more.length > 0 && isPersonNoun({ words: [first] }) && !own.has(singularOf(first))
}

/** Columns that rows of any table may have. */
const general = /^(?:status|state|stage|priority|type|category|kind)$/

/** Whether words mean a column of the nearest table, although another table has such a column. */
function isOfNearest(domain: Domain, words: readonly string[], nearest: Topic, found: KnownColumn): boolean {
  // In "90 trucks with 2 to 4 axles and 120 trailers with 1 to 3 axles", the second range does not apply to the trucks.
  if (nearest.isSubject === true && !hasColumn(domain.schema, found.table, found.column)) return true
  const [word = '', ...others] = words
  if (domain.name !== 'custom' || others.length > 0 || nearest.where === 'after') return false
  // A price is not what the row of another table was bought for.
  return general.test(word) || (found.column === `purchase_${word}` && !isPersonNoun({ words: nearest.table.split('_') }))
}

/**
 * Whether a column is a category that the trade has in a child of the nearest table. If a story adds a plan to companies, it means the plan
 * of their subscriptions.
 */
function isChoiceBelow(schema: Schema, words: readonly string[], nearest: Topic | undefined, found: KnownColumn): boolean {
  const column = columnNamed(schema, found.table, found.column)
  const isBelow = nearest !== undefined && ancestorsOf(schema).get(found.table)?.has(nearest.table) === true
  return isBelow && column?.kind === 'category' && !general.test(words.at(-1) ?? '')
}

/** Whether a table has fewer rows than the fact lists values. The values are then those of another table. */
function hasFewerRows(schema: Schema, table: string, { aspects }: AttributeFact): boolean {
  const listed = listedValues(aspects).length
  return (countRows(schema, [table]).get(table) ?? listed) < listed
}
