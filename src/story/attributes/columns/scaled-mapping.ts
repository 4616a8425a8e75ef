import type { ColumnOf, ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { sumOf } from '../../../lists.ts'
import { withColumn } from './with-column.ts'

const moneyDigits = 2

/**
 * A table in which the numbers that a column has for each value of a category, such as the price of each plan, are multiplied so that the
 * rows have a given mean. The values of the category get exact shares. Null for other columns.
 */
export function scaledMapping(table: TableSchema, column: ColumnSchema, mean: number): TableSchema | null {
  if (column.kind !== 'mapping' || !areNumbers(column)) return null
  const by = table.columns.find(({ name }) => name === column.by)
  const shares = by?.kind === 'category' ? sharesOf(by) : null
  if (by?.kind !== 'category' || shares === null) return null
  const { cases, otherwise } = column
  const usual = by.values.reduce<number>(
    (sum, value, place) => sum + Number(cases[String(value)] ?? otherwise ?? 0) * (shares[place] ?? 0),
    0,
  )
  if (!(usual > 0) || mean <= 0) return null
  const digits = column.scale ?? moneyDigits
  const scaled = (value: number): number => Number(((value * mean) / usual).toFixed(digits))
  const { weights: _, ...exact } = by
  return withColumn(withColumn(table, { ...exact, shares }), {
    ...column,
    cases: Object.fromEntries(Object.entries(cases).map(([key, value]) => [key, scaled(value)])),
    ...(otherwise === undefined ? {} : { otherwise: scaled(otherwise) }),
  })
}

/** The share of each value of a category; null if the shares depend on other columns or on time. */
function sharesOf({ values, weights = values.map(() => 1), shares, by, periods }: ColumnOf<'category'>): readonly number[] | null {
  if (by !== undefined || periods !== undefined) return null
  const sum = sumOf(weights)
  return shares ?? weights.map((weight) => weight / sum)
}

type Numbers = Omit<ColumnOf<'mapping'>, 'cases' | 'otherwise'> & {
  readonly cases: Readonly<Record<string, number>>
  readonly otherwise?: number
}

function areNumbers(column: ColumnOf<'mapping'>): column is Numbers & ColumnOf<'mapping'> {
  const { cases, otherwise } = column
  return Object.values(cases).every((value) => typeof value === 'number') && (otherwise === undefined || typeof otherwise === 'number')
}
