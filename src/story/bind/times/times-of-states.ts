import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { trySchema } from '../../../try-schema.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isSameStem } from '../../words/same-stem.ts'

/** States in which nothing has ended yet. */
const open = wordSet(
  'open opened reopened new pending draft placed preparing processing queued waiting todo doing started scheduled planned active ongoing unassigned assigned in_progress on_hold in_transit on_the_way on_route backlog blocked running requested submitted received in_review confirmed triaged admitted',
)
/** States that end a row otherwise than as meant. */
const failed = wordSet('cancelled canceled rejected failed declined refused denied lost abandoned void voided expired no_show')
/** What happens at the end of a row. */
const ends = ['resolved', 'closed', 'completed', 'finished', 'delivered', 'ended', 'solved', 'returned', 'terminated', 'discharged']
const timeWords = /^(?:at|on|date|time|day|datetime|timestamp)$/

/**
 * Empties the times of states in rows that have not reached the state by their status: "resolved_at" of open tickets, "delivered_at" of
 * cancelled orders. Times that a fact has changed stay as they are.
 */
export function withTimesOfStates(schema: Schema): Schema {
  const changed: Schema = { ...schema, tables: schema.tables.map(withTimes) }
  const isSame = changed.tables.every((table, place) => table === schema.tables[place])
  return isSame || 'reason' in trySchema(changed) ? schema : changed
}

function withTimes(table: TableSchema): TableSchema {
  const status = table.columns.find(({ name, hidden }) => hidden !== true && /(?:^|_)(?:status|state)$/.test(name))
  if (status?.kind !== 'category' || status.values.some((value) => /["\\]/.test(value))) return table
  const columns = table.columns.map((column) => timeOf(column, status.name, status.values))
  return columns.some((column, place) => column !== table.columns[place]) ? { ...table, columns } : table
}

function timeOf(column: ColumnSchema, status: string, values: readonly string[]): ColumnSchema {
  const { name, nullable } = column
  const isLater = nullable !== undefined && 'when' in nullable && /^\w+ > (?:today|seconds\(today\))$/.test(nullable.when)
  const isRare = nullable !== undefined && 'rate' in nullable && column.kind === 'after'
  const parts = name.split('_')
  const said = parts.filter((part) => !timeWords.test(part))
  const [state] = said
  if (column.hidden === true || state === undefined || said.length !== 1 || parts.length !== 2 || !(isLater || isRare)) return column
  const empty = statesWithout(state, values, isRare)
  if (empty.length === 0 || empty.length === values.length) return column
  const test = empty.map((value) => `${status} == "${value}"`).join(' || ')
  return { ...column, nullable: { when: isLater ? `${test} || ${nullable.when}` : test } }
}

/** The states of rows to which something has not happened; none if it is not known. @param isOnly whether only its own state has it */
function statesWithout(state: string, values: readonly string[], isOnly: boolean): readonly string[] {
  const words = values.map((value) => value.toLowerCase().replace(/[\s-]+/g, '_'))
  const own = words.findIndex((word) => isSameStem(word, state))
  if (own < 0 && (isOnly || !ends.some((end) => isSameStem(end, state)))) return []
  return values.filter((_, place) => {
    const word = words[place] ?? ''
    return place !== own && (isOnly || place < own || open.has(word) || failed.has(word) || failed.has(words[own] ?? ''))
  })
}
