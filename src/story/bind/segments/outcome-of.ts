import type { Domain } from '../../../domains/domain.ts'
import type { ColumnOf, Schema, TableSchema } from '../../../schema/schema.ts'
import { isPlausibleWord } from '../../compose/plausible-word.ts'
import { findRate } from '../../find/find-rate.ts'
import { findTable } from '../../find/find-table.ts'
import { isNoData } from '../../words/is-no-data.ts'
import type { RowTest } from '../../proofs/row-test.ts'
import { isSameStem } from './same-stem.ts'

/** What some rows are said to be: a value of a drawn column. */
export interface Outcome {
  readonly table: TableSchema
  readonly column: ColumnOf<'boolean'> | ColumnOf<'category'>
  readonly value: string
  readonly test: RowTest
}

/** More words name no flag. */
const mostWords = 3
/** The share of rows that are a flag of which nobody says how many are. */
const usual = 0.1

/** The value of a table's column that words name, by themselves, by their stem, or as a flag that is made of them; null where they name none. */
export function outcomeOf(schema: Schema, domain: Domain, table: TableSchema, words: readonly string[]): Outcome | null {
  if (words.length === 0) return null
  const found = findRate(words, table.name, { ...domain, schema })
  if (found?.table === table.name) {
    const own = outcome(table, found.column, String(found.value), { type: 'is', ...found.shown })
    if (own !== null) return own
  }
  // Rows of a table of that name tell it.
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

function flagOf(table: TableSchema, words: readonly string[]): Outcome | null {
  const said = words.join('_')
  const name = table.columns.some((column) => column.name === said) ? `has_${said}` : said
  if (words.length > mostWords || !words.every(isPlausibleWord) || isNoData(words)) return null
  // A flag beside a column of that name would tell something else.
  if (table.columns.some((column) => column.name === name)) return null
  const column: ColumnOf<'boolean'> = { name, kind: 'boolean', rate: usual }
  return {
    table: { ...table, columns: [...table.columns, column] },
    column,
    value: 'true',
    test: { type: 'is', column: name, value: true },
  }
}
