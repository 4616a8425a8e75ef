import type { Domain } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import type { CurveFact, GrowthFact, ShapeFact } from '../../facts/amount-facts.ts'
import { moneySums } from '../../amounts/money-nouns.ts'
import { tableNamed } from '../tables/references.ts'
import { rowsIn } from '../tables/row-counts.ts'
import { findMeasure, tableOf } from './find-measure.ts'

const monthsOfYear = 12
/** A month of one year. */
const ofMonth = /^\d{4}-\d{2}$/

/**
 * The total by month that a shape changes: the stated amount, or the usual one. Applies to a shape of a sum of money ("revenue halves in
 * July"), and to rows that recur at times of their own ("sales are strong in Q4" of invoices). Null if the shape is about when events
 * occur.
 * @param amounts the facts about amounts by month
 */
export function shapedAmount(
  schema: Schema,
  domain: Domain,
  fact: ShapeFact,
  amounts: readonly (CurveFact | GrowthFact)[],
): CurveFact | GrowthFact | null {
  const { measure: words, months, days, start, end } = fact
  if (words.length === 0 || (months === null && days === null)) return null
  const sum = findMeasure(schema, domain, words, true)
  const target = sum.type === 'measure' ? sum : findMeasure(schema, domain, words, false)
  if (target.type !== 'measure') return null
  const { column, typical, unit } = target.measure
  const table = tableNamed(schema, tableOf(column))
  const isSum = moneySums.has(words.at(-1) ?? '') && (months !== null || days?.every(({ day }) => ofMonth.test(day)) === true)
  if (table === null || (unit === 'money' && arrivalColumn(table.columns) !== null && !isSum)) return null
  const isSame = (other: CurveFact | GrowthFact): boolean => {
    const of = findMeasure(schema, domain, other.measure, unit === 'money')
    return of.type === 'measure' && of.measure.column === column
  }
  const said = amounts.find(isSame)
  if (said !== undefined) return said
  const rows = rowsIn(schema, table.name)
  const amount = (typical * rows) / monthsOfYear
  return { type: 'curve', measure: words, currency: null, anchors: [], every: { unit: 'month', amount }, start, end }
}
