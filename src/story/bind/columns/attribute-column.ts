import type { Schema } from '../../../schema/schema.ts'
import type { Domain } from '../../../domains/domain.ts'
import { listedValues } from '../../attributes/aspect.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import { columnPath } from '../../find/column-path.ts'
import { findTable } from '../../find/find-table.ts'
import { isScaled } from '../../lexicon/dimensions.ts'
import { millisecondsIn } from '../../lexicon/time-units.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import type { Noun } from '../../words/noun.ts'
import { isPlural, singularOf } from '../../words/words.ts'
import { columnNamed, tableNamed } from '../tables/references.ts'
import { type ColumnFact, columnSubject } from './column-subject.ts'
import { isTimeOf, type KnownColumn } from './known-column.ts'
import { isLastingTime } from './lasting.ts'
import { type AttributeColumn, type ColumnPlaces, existing, madeColumn } from './made-column.ts'
import { meantColumn } from './meant-column.ts'
import { newColumn } from './new-column.ts'
import { ownerOf } from './owner-of.ts'
import { isOfReview, ratingOfReviews } from './rating-of-reviews.ts'
import { singularName } from './singular-name.ts'
import { wholeNamed } from './whole-named.ts'
import { withoutCount } from './without-count.ts'

/**
 * Finds or makes the column of a fact, in three steps: `columnSubject` decides which tables the fact may be about, `meantColumn` finds the
 * existing column that it means, and `newColumn` adds one if there is none. A fact without a column is about the amount of its rows. Null
 * without a table.
 * @param mayRename whether an existing column gets the said name
 */
export function attributeColumn(places: ColumnPlaces, fact: AttributeFact, mayRename = false): AttributeColumn | null {
  // What a business sells is said of its products, and of nothing else.
  if (fact.isGoods === true && fact.table !== null && findTable(fact.table, places.domain) === null) return null
  const meant = withoutCount(places.schema, places.domain, fact)
  if (meant === null) return null
  const found = meant.column === null ? mainColumn(places, meant) : columnOf(places, { ...meant, column: meant.column }, mayRename)
  const column = found === null ? undefined : columnNamed(found.schema, found.table, found.column)
  // "Fraud amounts above 1000" are not said of whether there is fraud.
  if (column?.kind === 'boolean' && fact.aspects.some(({ type }) => type === 'range' || type === 'mean')) return null
  // "60% day pupils, 40% boarders" are no days.
  return column?.kind === 'date' && listedValues(fact.aspects).some((value) => !/\d/.test(value)) ? null : found
}

function columnOf(places: ColumnPlaces, fact: ColumnFact, mayRename: boolean): AttributeColumn | null {
  const { schema, domain } = places
  if (!isCounted(fact) && isTable(schema, domain, fact.column)) return null
  const owned = ownerOf(schema, domain, fact, places.facts)
  const { owner, words, whole } = owned
  if (owner === null && isOfReview(words)) return existing(schema, ratingOfReviews(schema))
  const named = owner === null ? null : wholeNamed(places, fact, whole, owner)
  if (named !== null) return existing(schema, named)
  const subject = columnSubject(places, fact, owned)
  if (subject === null) return null
  const known = meantColumn(places, fact, subject)
  // A duration is not the time at which it ends.
  const isOther = known === null || (isLastingTime(whole, fact.unit ?? null) && isTimeOf(schema, known))
  return isOther ? newColumn(places, fact, subject, mayRename) : withSaidName(places, fact, words, known, mayRename)
}

/** An existing column, by its said name if that is better than its own. */
function withSaidName(
  places: ColumnPlaces,
  fact: ColumnFact,
  words: readonly string[],
  { table, column, isPart }: KnownColumn,
  mayRename: boolean,
): AttributeColumn | null {
  const { start, end } = fact.column
  const unit = fact.unit ?? ''
  // "lasting 30 minutes" names no column, and a name without its unit would tell less.
  const isImplied = start === end && isScaled(unit)
  const isNamed = mayRename && !isPart && !isImplied && millisecondsIn(unit) === undefined
  return madeColumn(places, fact, table, isNamed ? saidName({ ...fact.column, words }, column) : column.split('_'), isNamed)
}

/** The name for an existing column: "ages" gives "age", but "pages" stays. */
function saidName(said: Noun, known: string): readonly string[] {
  const name = said.words.join('_')
  return name === known || singularOf(name) === known || name === known.replaceAll('_', '') ? known.split('_') : singularName(said)
}

/** Whether bounds are said of integers: a plural is then a number of things. */
function isCounted({ aspects }: AttributeFact): boolean {
  return aspects.some(({ type }) => type === 'whole') && aspects.some(({ type }) => type === 'range')
}

/** Whether a plural names a table rather than a column: "users without photos". */
function isTable({ tables }: Schema, domain: Domain, noun: Noun): boolean {
  const [head = ''] = noun.words
  if (noun.words.length > 1 || !isPlural(head) || findMeaning(noun.words, []).isExact) return false
  const found = findTable(noun, domain)
  return found !== null && tables.some(({ name }) => name === found.table)
}

/** The main amount of a table: its measure in the domain, else its first amount. Adds a column "value" if there is none. */
function mainColumn(places: ColumnPlaces, fact: AttributeFact): AttributeColumn | null {
  const { schema, domain } = places
  const name = fact.table === null ? null : (findTable(fact.table, domain)?.table ?? null)
  const table = name === null ? null : tableNamed(schema, name)
  if (table === null) return null
  const measured = domain.measures.map(({ column }) => columnPath(column)).find((path) => path.table === name)?.column
  const shown = table.columns.filter(({ kind, hidden }) => hidden !== true && numeric.has(kind)).map((column) => column.name)
  const own = measured ?? shown.find((column) => amounts.test(column)) ?? (domain.name === 'custom' ? shown[0] : undefined)
  if (own !== undefined) return existing(schema, { table: table.name, column: own })
  return domain.name === 'custom' ? madeColumn(places, fact, table.name, ['value'], false) : null
}

const numeric: ReadonlySet<string> = new Set(['decimal', 'formula'])
/** Usual endings of the names of amounts. */
const amounts = /(?:^|_)(?:amount|total|price|value|score|cost)$/
