import type { Domain, Measure } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import { columnPath } from '../../find/column-path.ts'
import { findTable, type FoundTable } from '../../find/find-table.ts'
import { joinNouns } from '../../lexicon/join-nouns.ts'
import { hasTerm, termWords } from '../../words/term-words.ts'
import { singularOf } from '../../words/words.ts'

/** The target of a curve: a measure of the domain, the number of rows of a table, or nothing, with the reason. */
export type MeasureTarget =
  | { readonly type: 'measure'; readonly measure: Measure }
  | { readonly type: 'rows'; readonly table: string }
  | { readonly type: 'none'; readonly reason: string }

/** Finds the target that words name; without words, the first measure of the domain. Amounts of money never match quantities. */
export function findMeasure(schema: Schema, domain: Domain, words: readonly string[], isMoney: boolean): MeasureTarget {
  const there = domain.measures.filter(({ column, unit }) => hasTable(schema, tableOf(column)) && (!isMoney || unit === 'money'))
  const said = words.map(singularOf)
  if (words.length === 0) return firstOf(there)
  const named = longest(there, said)
  const table = findTable({ words }, domain) ?? joinedTable(schema, domain, said)
  if (named !== null && (isMoney || table === null || isNamed(schema, named, table))) return { type: 'measure', measure: named.measure }
  if (table === null) return isMoney && isDomain(domain, said) ? firstOf(there) : unknown(words, domain)
  if (isMoney) {
    const own = there.find(({ column }) => tableOf(column) === table.table)
    return own === undefined ? unknown(words, domain) : { type: 'measure', measure: own }
  }
  if (!hasTable(schema, table.table)) return { type: 'none', reason: `the table ${table.table} is left out` }
  if (isOrdered(schema, table.table)) return { type: 'rows', table: table.table }
  return { type: 'none', reason: `the rows of ${table.table} are not spread over time by themselves` }
}

/** Finds the table whose rows "400 sales a day" counts. Without a currency, such a number is a count of orders, not an amount of money. */
export function rowsCounted(schema: Schema, target: MeasureTarget): MeasureTarget {
  if (target.type !== 'measure' || target.measure.unit !== 'money') return target
  const table = tableOf(target.measure.column)
  return isOrdered(schema, table) ? { type: 'rows', table } : target
}

const joinTimes = /^(?:joined|signed_up|registered|enrolled|subscribed)_/

/** The only table whose rows are ordered by when somebody joined: "signups" are customers by `signed_up_at`. Null for others. */
function joinedTable(schema: Schema, domain: Domain, [first = '', ...others]: readonly string[]): FoundTable | null {
  if (others.length > 0 || !joinNouns.has(first)) return null
  const found = schema.tables.filter((table) => table.hidden !== true && joinTimes.test(arrivalColumn(table.columns)?.name ?? ''))
  const [only, ...more] = found
  return only === undefined || more.length > 0 ? null : findTable({ words: termWords(only.name) }, domain)
}

/**
 * Whether words name a measure rather than the rows of a table with the same name. A quantity wins, and so does the measure if the rows are
 * not spread over time.
 */
function isNamed(schema: Schema, { measure, length }: Named, { table, words }: FoundTable): boolean {
  return length > words.length || (length === words.length && measure.unit === 'quantity') || !isOrdered(schema, table)
}

/** The table in "table.column". */
export function tableOf(path: string): string {
  return columnPath(path).table
}

function firstOf([measure]: readonly Measure[]): MeasureTarget {
  return measure === undefined
    ? { type: 'none', reason: 'no table has an amount over time that this could set' }
    : { type: 'measure', measure }
}

function unknown(words: readonly string[], { name, measures }: Domain): MeasureTarget {
  const known = measures.map((measure) => measure.words[0] ?? measure.column).join(', ')
  return { type: 'none', reason: `"${words.join(' ')}" is nothing that ${name} measures${known === '' ? '' : `: that is ${known}`}` }
}

interface Named {
  readonly measure: Measure
  /** Number of words that name it. */
  readonly length: number
}

/** The measure whose name has the most words in a row among the said ones. */
function longest(measures: readonly Measure[], said: readonly string[]): Named | null {
  let best: Named | null = null
  for (const measure of measures) {
    for (const term of measure.words) {
      const words = termWords(term)
      if (words.length > (best?.length ?? 0) && hasTerm(said, words)) best = { measure, length: words.length }
    }
  }
  return best
}

/** Whether the words name the business: "an online store growing from". */
function isDomain({ keywords }: Domain, said: readonly string[]): boolean {
  const last = said.at(-1) ?? ''
  return keywords.some((keyword) => {
    const words = termWords(keyword)
    return words.at(-1) === last && hasTerm(said, words)
  })
}

function hasTable({ tables }: Schema, table: string): boolean {
  return tables.some(({ name }) => name === table)
}

function isOrdered({ tables }: Schema, table: string): boolean {
  return tables.some(({ name, columns }) => name === table && arrivalColumn(columns) !== null)
}
