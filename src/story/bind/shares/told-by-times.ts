import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { trySchema } from '../../../try-schema.ts'
import { percent } from '../../amounts/percent.ts'
import { missing } from '../../dirt/missing.ts'
import type { ColumnsFact, RateFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { rowNouns } from '../../lexicon/row-words.ts'
import type { Binding } from '../binding.ts'
import { columnPointer } from '../note.ts'
import { tableNamed, withTable } from '../tables/references.ts'
import { rowsIn } from '../tables/row-counts.ts'

/** Words that add nothing to a state: "soft-deleted". */
const manners = wordSet('soft softly hard already been')
const timeWords = wordSet('at on date time datetime timestamp')

/** The state whose time a column has: "deleted" for deleted_at. Null for other columns. */
function stateOf(words: readonly string[]): string | null {
  const state = words.filter((word) => !timeWords.has(word))
  return state.length === 1 && words.length === 2 ? (state[0] ?? null) : null
}

/** The state that begins on a date: a card is expired after its expiry_date. Null for other columns. */
function stateSince(words: readonly string[]): string | null {
  return words.some((word) => /^(?:expiry|expiration|expires)$/.test(word))
    ? 'expired'
    : /^due (?:date|on|at)$/.test(words.join(' '))
      ? 'overdue'
      : null
}

/** Returns a test for shares whose state has a time among the listed columns. This time shows the state, so the table needs no flag. */
export function timeListedIn(lists: readonly ColumnsFact[]): (fact: RateFact) => boolean {
  const states = new Set(lists.flatMap(({ columns }) => columns.map(({ words }) => stateSince(words) ?? stateOf(words))))
  return ({ what }) => {
    const [state, more] = what.filter((word) => !manners.has(word))
    return more === undefined && state !== undefined && states.has(state)
  }
}

/** Sets shares of states that only a time shows, such as deleted_at: "5% of the users are deleted". The time is empty in the other rows. */
export function setToldByTimes(binding: Binding): void {
  const set = new Set<string>()
  for (const fact of binding.of('rate')) {
    if (
      binding.bound.get(fact)?.used === true ||
      fact.time !== undefined ||
      fact.share === null ||
      fact.share > 1 ||
      fact.among !== undefined
    )
      continue
    const table = tableOf(binding, fact)
    const column = table === null ? undefined : table.columns.find((each) => isTimeOf(each, fact))
    if (table === null || column === undefined) continue
    const path = `${table.name}.${column.name}`
    if (column.kind === 'conditional' || (column.nullable !== undefined && 'when' in column.nullable))
      binding.refuse([fact], `other columns determine which rows have ${path}`)
    else if (set.has(path)) binding.refuse([fact], `the story states another share of rows that have ${path}`)
    else setTime(binding, fact, fact.share, table, column.name)
    set.add(path)
  }
}

function tableOf({ schema, domain, topics }: Binding, fact: RateFact): TableSchema | null {
  const isOfRows = fact.of === null || fact.of.words.every((word) => rowNouns.has(word))
  const name = isOfRows || fact.of === null ? topics.of(fact)[0]?.table : findTable(fact.of, domain)?.table
  return tableNamed(schema, name ?? '')
}

function isTimeOf({ name, kind, hidden }: ColumnSchema, { what }: RateFact): boolean {
  const [state, more] = what.filter((word) => !manners.has(word))
  return hidden !== true && kind !== 'boolean' && more === undefined && stateOf(name.split('_')) === state
}

function setTime(binding: Binding, fact: RateFact, share: number, table: TableSchema, column: string): void {
  const rows = rowsIn(binding.schema, table.name)
  const emptied = missing({ dirt: 'missing', column, part: { share: 1 - share } }, { table, rows })
  if ('reason' in emptied) return
  const schema = withTable(binding.schema, emptied.table)
  if ('reason' in trySchema(schema)) return
  const text = `${percent(share)} of the rows of ${table.name} have ${column}, the others have none`
  binding.take([fact], {
    schema,
    used: true,
    notes: [{ pointer: columnPointer(schema, table.name, column), text, claims: emptied.claims }],
  })
}
