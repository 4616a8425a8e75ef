import { wordSet } from '../../lexicon/word-set.ts'
import type { Domain, Measure } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import { followsFromShown } from '../../attributes/columns/follows-from-shown.ts'
import { numberColumn } from '../../attributes/columns/number-column.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import type { CurveFact } from '../../facts/amount-facts.ts'
import { columnPath } from '../../find/column-path.ts'
import { findTable } from '../../find/find-table.ts'
import { columnName } from '../../meanings/column-name.ts'
import { findMeasure, tableOf } from '../amounts/find-measure.ts'
import type { Binding } from '../binding.ts'
import type { AttributeColumn } from '../columns/made-column.ts'
import { tableNamed } from '../tables/references.ts'

/** A mean of a measure, as an amount for each row. */
export interface MeasuredMean {
  readonly measured: Measure
  readonly curve: CurveFact
}

/** Reads a mean of a measure: "an average basket of $80". Null for other statements. */
export function meanOf(binding: Binding, fact: AttributeFact, measured: Measure | null): MeasuredMean | null {
  const [only] = fact.aspects
  if (fact.aspects.length !== 1 || only?.type !== 'mean') return null
  const { currency, start, end } = fact
  const isNamed = (words: readonly string[]): boolean =>
    findMeasure(binding.schema, binding.domain, words, currency !== null).type === 'measure'
  const words = measured?.words.map((term) => term.split(' ')).find(isNamed)
  if (measured === null || words === undefined) return null
  return {
    measured,
    curve: { type: 'curve', measure: words, currency, anchors: [], every: { unit: 'row', amount: only.value }, start, end },
  }
}

/** The measure whose amounts a column computes; null for none. */
export function measureAt({ schema, domain }: Binding, { table, column }: AttributeColumn): Measure | null {
  const found = domain.measures.find(({ column: path, unit }) => unit === 'money' && path === `${table}.${column}`)
  return found === undefined || !isComputed(schema, table, column) ? null : found
}

/** Whether numbers follow from others that are visible, so that they cannot be drawn. */
function isComputed(schema: Schema, table: string, column: string): boolean {
  const own = tableNamed(schema, table)
  const found = own?.columns.find(({ name }) => name === column)
  if (own === null || found === undefined || numberColumn(found) !== null) return false
  return found.kind !== 'formula' || followsFromShown(own, found)
}

/** The measure of a fact in the domain; null for none. */
export function measureOf({ schema, domain, topics }: Binding, fact: AttributeFact): Measure | null {
  const { column, table, currency } = fact
  if (column === null) {
    const name = table === null ? null : (findTable(table, domain)?.table ?? null)
    const isOfAny = table === null || (name === null && currency !== null && purchases.test(table.words.join(' ')))
    return domain.measures.find(({ column: path, unit }) => unit === 'money' && (isOfAny || tableOf(path) === name)) ?? null
  }
  const words = [...(table?.words ?? []), ...column.words]
  const target = findMeasure(schema, domain, words, currency !== null)
  if (target.type !== 'measure') return null
  const { measure } = target
  if (isOfOthers(schema, domain, column.words, measure)) return null
  // The "deal size" of a deal is its amount.
  const isOwn =
    measure.words.includes(column.words.join(' ')) &&
    findTable({ words: column.words.slice(0, 1) }, domain)?.table === tableOf(measure.column)
  const isSaid = isOwn || column.words.join('_') === columnPath(measure.column).column
  const isTopic = table !== null || topics.of(fact).find(({ where }) => where !== 'after')?.table === tableOf(measure.column)
  return currency !== null || (isSaid && isTopic) ? measure : null
}

/** One purchase, whatever the domain calls it: "an average ticket of $12". */
const purchases = /^(?:ticket|check|receipt|purchase|sale|transaction)s?$/

/** Names of amounts that say nothing of what they are: a discount amount is not the amount. */
const amounts = wordSet('amount total value price cost fee rate')

/** Whether words name a visible column, also by its last words, or a column of another table than a measure: the salary of employees is not their monthly pay. */
function isOfOthers({ tables }: Schema, domain: Domain, words: readonly string[], { column: path }: Measure): boolean {
  const owner = findTable({ words: words.slice(0, -1) }, domain)?.table ?? null
  const name = columnName(words)
  const isNamed = (own: string | null): boolean =>
    own === name || (name !== null && !amounts.has(name) && own?.endsWith(`_${name}`) === true)
  const isShown = tables.some(({ columns }) => columns.some((each) => isNamed(each.name) && each.hidden !== true))
  return (owner !== null && owner !== tableOf(path)) || (isShown && !isNamed(columnPath(path).column))
}
