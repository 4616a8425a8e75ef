import { wordSet } from '../../lexicon/word-set.ts'
import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { arrivalColumn, isOrdering } from '../../../time/arrival.ts'
import type { DatedFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import { type DatingVerb, datingVerbs } from '../../lexicon/dating-verbs.ts'
import { isPlural, singularOf } from '../../words/words.ts'
import { eventTables } from '../tables/event-tables.ts'
import { isTime } from '../tables/is-time.ts'
import { tableNamed } from '../tables/references.ts'
import { onlyOf } from '../../../lists.ts'

/** The target of a verb with a time. */
export type Dated =
  /** All events of the data. */
  | { readonly type: 'all' }
  /** A table of events: the time is its window. */
  | { readonly type: 'events'; readonly table: string }
  /** The business: nothing happens before its start. */
  | { readonly type: 'business' }
  /** A column of a table. If `column` is null, it has to be added. */
  | { readonly type: 'column'; readonly table: string; readonly column: string | null; readonly verb: DatingVerb }
  | { readonly type: 'none'; readonly reason: string }

/** Tables that start before this day (ISO 8601) hold lasting things, not events. */
const recent = '2023'
/** Words in columns for the creation of a row. */
const general: ReadonlySet<string> = wordSet('created added began date recorded timestamp start started inserted')

/**
 * Finds the column for a verb with a time. Its table is that of the noun before the verb, else the table that was counted last. Its name is
 * made from the verb.
 * @param before the table that was counted last; null for none
 */
export function findDated(schema: Schema, domain: Domain, fact: DatedFact, before: string | null): Dated {
  const known = datingVerbs.get(fact.verb)
  const verb = known ?? otherVerb(fact.verb)
  const named = fact.of === null ? null : (findTable(fact.of, domain)?.table ?? null)
  if (verb.founds && isBusiness(fact, named)) return { type: 'business' }
  const shown = schema.tables.filter(({ hidden }) => hidden !== true)
  const own = tableNamed(schema, named ?? before ?? (shown.length === 1 ? (shown[0]?.name ?? '') : ''))
  const found = own === null ? null : columnOf(own, verb)
  const [table, column] =
    found !== null ? [own, found] : (elsewhere(shown, verb, named) ?? [own, own === null ? null : beginningOf(own, verb)])
  if (table === null) return { type: 'none', reason: `no table has a column for "${fact.verb}"` }
  if (column !== null && isEvent(schema, domain, table, column)) return { type: 'events', table: table.name }
  return { type: 'column', table: table.name, column: column?.name ?? null, verb }
}

/** Derives the columns of an unknown verb from its form: "repaired" may be in the name of a column. */
function otherVerb(form: string): DatingVerb {
  const stem = form.slice(0, -2)
  return { columns: new Set([form, stem, `${stem}e`]), made: `${form}_on`, place: 'ends', founds: false }
}

/** Columns of rows, and no businesses. */
const columns = wordSet('status state type kind category level priority severity role plan tier channel source method stage reason')

/** Whether the business is the subject: "a company founded in 2012", "we launched in 2021", "my gym opened in March". */
function isBusiness({ of, from, to }: DatedFact, named: string | null): boolean {
  // A business begins once: rows were "created between 2020 and 2024".
  if (from !== null && from.slice(0, 4) !== to.slice(0, 4)) return false
  const head = of?.words.at(-1)
  if (head === undefined) return true
  // "Tickets with a status, opened in Q1" are no business.
  if (named === null && columns.has(head)) return false
  return !isPlural(head) && (named === null || !head.endsWith('s'))
}

/** The column of a table that is named after a verb: a date or a year. */
function columnOf({ columns }: TableSchema, verb: DatingVerb): ColumnSchema | null {
  const named = columns.filter(({ name, hidden }) => hidden !== true && name.split('_').some((word) => verb.columns.has(word)))
  return named.find((column) => isTime(column)) ?? null
}

/** A table that is named after the verb ("admissions" for "admitted"); if no table is named, the only one with such a column. */
function elsewhere(
  tables: readonly TableSchema[],
  verb: DatingVerb,
  named: string | null,
): readonly [TableSchema, ColumnSchema | null] | null {
  for (const table of tables) {
    const isCalled = verb.columns.has(singularOf(table.name.split('_').at(-1) ?? ''))
    const arrival = arrivalColumn(table.columns)
    if (isCalled)
      return [table, columnOf(table, verb) ?? (arrival !== null && arrival.hidden !== true && isGeneral(arrival) ? arrival : null)]
  }
  if (named !== null) return null
  const having = tables.flatMap((table) => {
    const column = columnOf(table, verb)
    return column === null ? [] : [[table, column] as const]
  })
  return onlyOf(having)
}

/** The column that orders a table, if it says only when a row was created. */
function beginningOf({ columns }: TableSchema, verb: DatingVerb): ColumnSchema | null {
  const arrival = verb.place === 'begins' ? arrivalColumn(columns) : null
  // "Orders created in 2024" fits the ordering column whatever its name.
  const isAny = [...verb.columns].some((word) => general.has(word))
  return arrival !== null && arrival.hidden !== true && (isAny || isGeneral(arrival)) ? arrival : null
}

function isGeneral({ name }: ColumnSchema): boolean {
  return name.split('_').some((word) => general.has(word))
}

function isEvent(schema: Schema, domain: Domain, table: TableSchema, column: ColumnSchema): boolean {
  if (!isOrdering(column) || arrivalColumn(table.columns) !== column) return false
  return eventTables(schema, domain).has(table.name) && column.from >= recent
}
