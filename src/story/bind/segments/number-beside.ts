import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { columnPath } from '../../find/column-path.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import type { SaidTest } from '../../segments/segment-facts.ts'
import { singularOf, withSingularHead } from '../../words/words.ts'
import { classify } from '../../compose/classify.ts'
import { columnInUnit } from './column-in-unit.ts'
import { onlyNumber } from './named-column.ts'
import { onlyOf } from '../../../lists.ts'

/** Words for any number of a row. */
export const amountWords: ReadonlySet<string> = wordSet('it value amount number total')

/**
 * The column of a comparison that names none: the one in its unit ("under 5 kg"), the amount of money, else the only number.
 * @param target the column that follows from the comparison, null for none
 */
export function numberBeside(
  domain: Domain,
  table: TableSchema,
  { words, unit = null, isMoney, value }: SaidTest,
  target: string | null,
): ColumnSchema | null {
  const isNamed = !words.every((word) => amountWords.has(word))
  if (isMoney === true) return moneyOf(domain, table, target, isNamed)
  if (unit !== null) return columnInUnit(table, unit, target) ?? onlyNumber(table, target === null ? [] : [target])
  const only = onlyNumber(table, target === null ? [] : [target])
  const amount = only !== null || !isNamed || !isPaid(table) ? null : moneyOf(domain, table, target, isNamed)
  return only ?? (amount !== null && isReached(domain, table, amount, value) ? amount : null)
}

/** An amount that is many times the usual one may be in no row. */
const mostTimes = 4

/** Whether some rows have more than an amount, as far as the trade tells it. */
function isReached(domain: Domain, table: TableSchema, { name }: ColumnSchema, value: SaidTest['value']): boolean {
  const measure = domain.measures.find(({ column }) => column === `${table.name}.${name}`)
  return measure === undefined || (typeof value === 'number' && value <= mostTimes * measure.typical)
}

/** Whether rows are about money, such as orders: "orders over 500" are those with a higher amount. */
function isPaid({ name }: TableSchema): boolean {
  return /^(?:transaction|document)$/.test(classify(withSingularHead(name.split('_')))?.archetype.name ?? '')
}

const amounts = /^(?:amount|total|value|price|cost|fee|fare|charge|spend|revenue)s?$/
/** Things that a row has, which are not its amount: "the amount is over $5,000" is not about them. */
const held = /^(?:salary|income|balance|budget|premium|payment)s?$/

/** The main amount of money of a table; null for none or several. @param isNamed whether the table is named */
function moneyOf(domain: Domain, table: TableSchema, target: string | null, isNamed: boolean): ColumnSchema | null {
  const isMoney = (part: string): boolean => amounts.test(part) || (isNamed && held.test(part))
  const found = table.columns.filter(({ name, hidden }) => hidden !== true && name !== target && name.split('_').some(isMoney))
  const measured = domain.measures.flatMap(({ column, unit }) => (unit === 'money' ? [columnPath(column)] : []))
  const main = measured.find((path) => path.table === table.name)
  // The claim amount of a claim is not what was paid out.
  const own = found.find(({ name }) => /^(?:amount|total|value)$/.test(name.replace(`${singularOf(table.name)}_`, '')))
  return found.find(({ name }) => name === main?.column) ?? own ?? onlyOf(found)
}
