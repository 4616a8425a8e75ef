import { flagTerm } from '../../find/flag-term.ts'
import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import type { RowTest } from '../../proofs/row-test.ts'
import { isBit } from '../../find/is-bit.ts'
import { termKey } from '../../words/term-words.ts'

/** The rows of a table with one value in a column. */
export interface Part {
  readonly table: string
  readonly column: string
  /** As it is in the deciding column; "true" and "false" for booleans. */
  readonly value: string
  /** A test for these rows by visible columns. */
  readonly test: RowTest
}

/** The parts of visible tables, by the words in the singular that may name them. */
export function partsOf({ tables }: Schema, domain: Domain): ReadonlyMap<string, readonly Part[]> {
  const parts = new Map<string, Part[]>()
  const add = (term: string, part: Part): void => {
    const key = termKey(term)
    if (key === '') return
    const own = parts.get(key)
    if (own === undefined) parts.set(key, [part])
    else if (!own.some((each) => each.column === part.column && each.table === part.table)) own.push(part)
  }
  for (const table of tables.filter(({ hidden }) => hidden !== true))
    for (const column of table.columns.filter(({ hidden }) => hidden !== true))
      for (const { term, part } of ofColumn(table, column)) add(term, part)
  for (const { words, column: path, value, shown } of domain.rates) {
    const [table = '', column = ''] = path.split('.')
    const own = tables.find(({ name }) => name === table)
    if (own === undefined || own.hidden === true || !own.columns.some(({ name }) => name === column)) continue
    const seen = shown ?? { column, value }
    for (const word of words) add(word, { table, column, value: String(value), test: { type: 'is', ...seen } })
  }
  return parts
}

interface Named {
  readonly term: string
  readonly part: Part
}

/** Other words for the values of a gender. */
const women = ['woman', 'girl', 'lady']
const men = ['man', 'boy', 'gentleman']
const genders: Readonly<Record<string, readonly string[]>> = { female: women, f: women, male: men, m: men }

/** Words for rows that are not so: "not active", "inactive", "unpaid". */
function deniedOf(term: string): readonly string[] {
  return [...['non', 'not', 'no'].map((not) => `${not} ${term}`), `in${term}`, `un${term}`, ...(opposites.get(term) ?? [])]
}

/** Words for what is not so. */
const opposites: ReadonlyMap<string, readonly string[]> = new Map([['spam', ['ham']]])

/** Adjectives that are formed in their own way. */
const adjectives: ReadonlyMap<string, string> = new Map([['fraud', 'fraudulent']])

/** Other forms of the name of a flag: "fraudulent" for "fraud", "churned" for "churn", "smoker" for "smoke". */
function inflectedOf(term: string): readonly string[] {
  if (term.includes(' ')) return []
  const stem = term.replace(/e$/, '')
  return [adjectives.get(term) ?? [], `${stem}ed`, `${stem}er`].flat()
}

function ofColumn(table: TableSchema, column: ColumnSchema): readonly Named[] {
  const own = { table: table.name, column: column.name }
  if (column.kind === 'boolean') {
    const term = flagTerm(column.name)
    const flag = (value: boolean): Part => ({ ...own, value: String(value), test: { type: 'is', column: column.name, value } })
    return [
      ...[term, ...inflectedOf(term)].map((each) => ({ term: each, part: flag(true) })),
      ...deniedOf(term).map((denied) => ({ term: denied, part: flag(false) })),
    ]
  }
  if (isBit(table, column)) {
    const bit = (value: number): Part => ({
      ...own,
      column: column.by,
      value: String(value),
      test: { type: 'is', column: column.name, value },
    })
    const term = flagTerm(column.name)
    return [{ term, part: bit(1) }, ...deniedOf(term).map((denied) => ({ term: denied, part: bit(0) }))]
  }
  const values = valuesOf(table, column)
  return values.flatMap(({ by, value, shown }) => {
    const part: Part = { ...own, column: by, value, test: { type: 'among', column: column.name, values: [shown] } }
    const term = flagTerm(column.name)
    const flagged = /^(?:yes|true)$/i.test(shown) ? [term] : /^(?:no|false)$/i.test(shown) ? deniedOf(term) : []
    const named = [
      ...flagged.map((each) => ({ term: each, part })),
      { term: shown, part },
      { term: `${shown} ${column.name.replaceAll('_', ' ')}`, part },
      { term: `${column.name.replaceAll('_', ' ')} ${shown}`, part },
    ]
    return [...named, ...(genders[shown.toLowerCase()] ?? []).map((term) => ({ term, part }))]
  })
}

/** The values of a category, and the values of a column that maps each of them. */
function valuesOf(
  { columns }: TableSchema,
  column: ColumnSchema,
): readonly { readonly by: string; readonly value: string; readonly shown: string }[] {
  if (column.kind === 'category') return column.values.map((value) => ({ by: column.name, value, shown: value }))
  if (column.kind === 'person_attribute' && column.attribute === 'gender') {
    const person = columns.find(({ name }) => name === column.person)
    const drawn = person?.kind === 'person' ? person.gender : undefined
    return drawn === undefined ? [] : ['female', 'male'].map((value) => ({ by: drawn, value, shown: value }))
  }
  if (column.kind !== 'mapping') return []
  const step = columns.find(({ name }) => name === column.by)
  if (step?.kind !== 'category' || step.hidden !== true) return []
  return Object.entries(column.cases).map(([value, shown]) => ({ by: step.name, value, shown: String(shown) }))
}
