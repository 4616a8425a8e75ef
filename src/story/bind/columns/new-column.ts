import type { Domain } from '../../../domains/domain.ts'
import type { Schema, TableSchema } from '../../../schema/schema.ts'
import { distributionWords } from '../../lexicon/distribution-words.ts'
import { percentWords } from '../../lexicon/units.ts'
import { qualities } from '../../lexicon/quality-words.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import { ancestorsOf } from '../../topics/ancestors-of.ts'
import { happens } from '../../topics/timed-tables.ts'
import type { Topic } from '../../topics/topics.ts'
import { isNoData } from '../../words/is-no-data.ts'
import { findMeasure, tableOf } from '../amounts/find-measure.ts'
import type { ColumnAt } from '../enumerations/value-source.ts'
import { isShown } from '../tables/is-shown.ts'
import { tableNamed } from '../tables/references.ts'
import type { ColumnFact, ColumnSubject } from './column-subject.ts'
import { heldDuration, isLastingTime } from './lasting.ts'
import { isFee, isPerPeriod, likeliest } from './likeliest.ts'
import { type AttributeColumn, type ColumnPlaces, existing, madeColumn } from './made-column.ts'
import { isGradeOfOthers, rowsArePeople } from './main-people.ts'
import { ownMeasure } from './own-measure.ts'
import { type RenamedColumn, withRenamedColumn } from './renamed-column.ts'
import { singularName } from './singular-name.ts'

/**
 * Adds a column for a fact to the table that it is about, unless the table has a column that means the same by another name. Null if the
 * table is unknown, or its rows cannot have such a column.
 */
export function newColumn(places: ColumnPlaces, fact: ColumnFact, subject: ColumnSubject, mayRename: boolean): AttributeColumn | null {
  const { schema, domain } = places
  const { words, whole, near } = subject
  const [first] = near.length > 0 ? likeliest(near, words) : onlyTable(schema)
  const table = first === undefined ? null : tableNamed(schema, first.table)
  const isLasting = isLastingTime(whole, fact.unit ?? null)
  const held = isLasting ? heldDuration(schema, table, [whole, words], fact) : null
  if (held !== null) return existing(schema, held)
  if (first === undefined || table === null || isNoColumn(fact, subject) || cannotHave(places, fact, subject, first)) return null
  const own = isLasting ? null : ownMeasure(domain, table, words, fact)
  if (own !== null && 'from' in own) return null
  // The age of a reader is that of a person, whatever the person is called.
  const isOfPerson = words.join(' ') === 'age' && rowsArePeople(schema, domain, table.name)
  const name = singularName({ ...fact.column, words: isOfPerson ? words : whole })
  if (own !== null) return calledAsSaid(places, { table: table.name, from: own.column, to: name.join('_') }, mayRename && whole === words)
  const last = lastName(table, whole, fact)
  if (last !== null) return existing(schema, last)
  const made = madeColumn(places, fact, table.name, name, mayRename)
  // "A discount between 5% and 20%" is no amount of money.
  const isBounded = fact.aspects.every(({ type }) => type === 'range' || type === 'beyond')
  const isPercent = isBounded && percentWords.has(fact.unit ?? '') && (made?.money.length ?? 0) > 0
  return isPercent ? madeColumn(places, fact, table.name, [...name, 'percent'], mayRename) : made
}

/** The only visible table, if there is only one. */
function onlyTable({ tables }: Schema): readonly Topic[] {
  const shown = tables.filter(isShown)
  return shown.length === 1 ? shown.map(({ name }) => ({ table: name, where: 'before' })) : []
}

/** Whether no table can have such a column: "realistic share", "a whole number", "composite primary key", "a time of 5 minutes". */
function isNoColumn({ column, unit }: ColumnFact, { whole }: ColumnSubject): boolean {
  const text = whole.join(' ')
  if (text === 'stay' || (text === 'time' && unit !== undefined)) return true
  if (column.name !== undefined || findMeaning(whole, []).isExact) return false
  return isNoData(whole) || whole.some((word) => qualities.has(word) || distributionWords.has(word))
}

/** Columns of what happens, which only a verb implies: "paid by card" is not of goods. */
const ofEvents = /^(?:(?:payment|delivery) method|channel)$/

/** Whether the rows of a table cannot have such a column: people pay monthly fees, and classes get no grades. */
function cannotHave({ schema, domain }: ColumnPlaces, { column }: ColumnFact, { owner, words }: ColumnSubject, topic: Topic): boolean {
  const { table, isSubject = false } = topic
  if (isFee(words) && !rowsArePeople(schema, domain, table)) return true
  if (isGradeOfOthers(words, table)) return true
  const isImplied = column.start === column.end
  if (happens(table) ? isPerPeriod(words) : isImplied && ofEvents.test(words.join(' '))) return true
  return owner === null && !isSubject && isMeasuredBelow(schema, domain, words, table)
}

/** Whether the words are a measure of rows below a table: the consumption of readings is not a column of households. */
function isMeasuredBelow(schema: Schema, domain: Domain, words: readonly string[], table: string): boolean {
  const target = findMeasure(schema, domain, words, false)
  return (
    target.type === 'measure' &&
    target.measure.unit === 'quantity' &&
    ancestorsOf(schema).get(tableOf(target.measure.column))?.has(table) === true
  )
}

/** The column with a part of the names, where these have no column of their own: "typos in the names". */
function lastName({ name: table, columns }: TableSchema, words: readonly string[], { aspects }: ColumnFact): ColumnAt | null {
  const isOfName = words.join(' ') === 'name' && aspects.every(({ type }) => type === 'mess')
  return isOfName && columns.some(({ name, hidden }) => name === 'last_name' && hidden !== true) ? { table, column: 'last_name' } : null
}

/** An existing column, in a composed table by its said name. */
function calledAsSaid({ schema, domain }: ColumnPlaces, renamed: RenamedColumn, mayRename: boolean): AttributeColumn | null {
  const called = mayRename && domain.name === 'custom' ? withRenamedColumn(schema, renamed) : null
  const { table, from, to } = renamed
  return called === null ? existing(schema, { table, column: from }) : { schema: called, table, column: to, money: [], renamed: [renamed] }
}
