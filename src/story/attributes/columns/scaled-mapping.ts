import type { ColumnOf, ColumnSchema, TableSchema } from '../../../schema/schema.ts'

const moneyDigits = 2

/**
 * Multiplies the numbers that a column has for each value of a category, such as the price of each plan, so that the rows have a given
 * mean. Null for other columns, and if the shares of the values are unknown.
 */
export function scaledMapping({ columns }: TableSchema, column: ColumnSchema, mean: number): ColumnSchema | null {
  if (column.kind !== 'mapping' || !areNumbers(column)) return null
  const by = columns.find(({ name }) => name === column.by)
  if (by?.kind !== 'category' || by.shares === undefined || by.cases !== undefined) return null
  const { cases, otherwise } = column
  const shares = by.shares
  const usual = by.values.reduce((sum, value, place) => sum + Number(cases[value] ?? otherwise ?? 0) * (shares[place] ?? 0), 0)
  if (!(usual > 0) || mean <= 0) return null
  const digits = column.scale ?? moneyDigits
  const scaled = (value: number): number => Number(((value * mean) / usual).toFixed(digits))
  return {
    ...column,
    cases: Object.fromEntries(Object.entries(cases).map(([key, value]) => [key, scaled(value)])),
    ...(otherwise === undefined ? {} : { otherwise: scaled(otherwise) }),
  }
}

type Numbers = Omit<ColumnOf<'mapping'>, 'cases' | 'otherwise'> & {
  readonly cases: Readonly<Record<string, number>>
  readonly otherwise?: number
}

function areNumbers(column: ColumnOf<'mapping'>): column is Numbers & ColumnOf<'mapping'> {
  const { cases, otherwise } = column
  return Object.values(cases).every((value) => typeof value === 'number') && (otherwise === undefined || typeof otherwise === 'number')
}
