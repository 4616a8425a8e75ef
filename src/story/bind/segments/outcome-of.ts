import type { Domain } from '../../../domains/domain.ts'
import type { ColumnOf, Schema, TableSchema } from '../../../schema/schema.ts'
import { flagName } from '../../compose/flag-name.ts'
import { isPlausibleWord } from '../../compose/plausible-word.ts'
import { findRate } from '../../find/find-rate.ts'
import { findTable } from '../../find/find-table.ts'
import { doneIn } from '../../lexicon/flag-verbs.ts'
import { isNoData } from '../../words/is-no-data.ts'
import type { RowTest } from '../../proofs/row-test.ts'
import { hasColumn } from '../tables/references.ts'
import { singularOf } from '../../words/words.ts'
import { isSameStem } from '../../words/same-stem.ts'

/** A value of a drawn column that some rows have. */
export interface Outcome {
  readonly table: TableSchema
  readonly column: ColumnOf<'boolean'> | ColumnOf<'category'>
  readonly value: string
  readonly test: RowTest
}

/** More words are not the name of a flag. */
const mostWords = 3
/** The share of rows with a flag, if none is said. */
const usual = 0.1

/**
 * The value that words name: as they are, by their stem, or as a new flag. Null if they name none.
 * @param by the column that tells the parts
 */
export function outcomeOf(schema: Schema, domain: Domain, table: TableSchema, words: readonly string[], by: string): Outcome | null {
  if (words.length === 0) return null
  const found = findRate(words, table.name, { ...domain, schema })
  if (found?.table === table.name) {
    const own = outcome(table, found.column, String(found.value), { type: 'is', ...found.shown })
    if (own !== null) return own
  }
  // A value of another table of the trade is no flag of this one, unless the story made its parts.
  if (hasColumn(domain.schema, table.name, by) && findRate(words, null, { ...domain, schema }) !== null) return byStem(table, words)
  // Words that name a table are not a flag.
  if (findTable({ words }, domain) !== null) return byStem(table, words)
  return byStem(table, words) ?? flagOf(table, words)
}

function outcome(table: TableSchema, name: string, value: string, test: RowTest): Outcome | null {
  const column = table.columns.find((each) => each.name === name)
  if (column?.kind !== 'boolean' && column?.kind !== 'category') return null
  return { table, column, value, test }
}

function byStem(table: TableSchema, words: readonly string[]): Outcome | null {
  for (const column of table.columns) {
    if (column.hidden === true || column.nullable !== undefined) continue
    const isNamed = (name: string): boolean => name.split(/[_ ]/).some((part) => words.some((word) => isSameStem(part, word)))
    if (column.kind === 'boolean' && isNamed(column.name))
      return { table, column, value: 'true', test: { type: 'is', column: column.name, value: true } }
    const value = column.kind === 'category' ? column.values.find(isNamed) : undefined
    if (column.kind === 'category' && value !== undefined) return { table, column, value, test: { type: 'is', column: column.name, value } }
  }
  return null
}

/** Whether a time says which rows came into a state: a flag "churned" would contradict "churned_at". */
function isDated({ columns }: TableSchema, [state = '', more]: readonly string[]): boolean {
  return (
    more === undefined &&
    columns.some(({ name, hidden }) => {
      const [own = '', time = ''] = name.split('_')
      return hidden !== true && isSameStem(own, state) && /^(?:at|on|date)$/.test(time)
    })
  )
}

function flagOf(table: TableSchema, words: readonly string[]): Outcome | null {
  // "Converts" names the state "converted".
  const done = words.map((word) => (doneIn(word) === word ? doneIn(singularOf(word)) : doneIn(word)))
  const said = words.length === 1 && done[0] !== words[0] ? flagName(done, done) : words.join('_')
  const name = table.columns.some((column) => column.name === said) ? `has_${said}` : said
  if (words.length > mostWords || !words.every(isPlausibleWord) || isNoData(words)) return null
  // A flag next to a column of the same name would mean something else.
  if (table.columns.some((column) => column.name === name) || isDated(table, words)) return null
  const column: ColumnOf<'boolean'> = { name, kind: 'boolean', rate: usual }
  return {
    table: { ...table, columns: [...table.columns, column] },
    column,
    value: 'true',
    test: { type: 'is', column: name, value: true },
  }
}
