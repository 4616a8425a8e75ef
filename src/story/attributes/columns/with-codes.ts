import type { ColumnOf, ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { isNumeral } from './stays-number.ts'
import { withColumn } from './with-column.ts'

/**
 * The category that decides the values of a column: the column itself, or the hidden category whose values it maps to numbers. Null for
 * none.
 */
export function choosing(column: ColumnSchema, { columns }: Pick<TableSchema, 'columns'>): ColumnOf<'category'> | null {
  if (column.kind === 'category') return column
  const step = column.kind === 'mapping' ? columns.find(({ name, hidden }) => name === column.by && hidden === true) : undefined
  return step?.kind === 'category' ? step : null
}

/** A table whose list of codes also has these values, in no row yet: 418 among the status codes of HTTP. Other lists keep their values. */
export function withCodes(table: TableSchema, column: ColumnSchema, said: readonly string[]): TableSchema {
  const chosen = choosing(column, table)
  // A new code can be mapped only if all codes are mapped to the same numbers.
  if (column.kind === 'mapping' && !Object.entries(column.cases).every(([code, number]) => Number(code) === number)) return table
  if (chosen === null || chosen.cases !== undefined || chosen.periods !== undefined || !chosen.values.every(isNumeral)) return table
  const added = said.filter((value) => isNumeral(value) && !chosen.values.includes(value))
  if (added.length === 0) return table
  const none = added.map(() => 0)
  const { shares, weights = shares === undefined ? chosen.values.map(() => 1) : undefined } = chosen
  const more = {
    ...chosen,
    values: [...chosen.values, ...added],
    ...(shares === undefined ? {} : { shares: [...shares, ...none] }),
    ...(weights === undefined ? {} : { weights: [...weights, ...none] }),
  }
  const result = withColumn(table, more)
  if (column.kind !== 'mapping') return result
  const numbers = Object.fromEntries([...chosen.values, ...added].map((value) => [value, Number(value)]))
  return withColumn(result, { ...column, cases: numbers })
}
