import type { Measure } from '../../domains/domain.ts'
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts'
import { isOrdering } from '../../time/arrival.ts'

const money = /(?:price|cost|revenue|amount|total|fee|salary|income|sales|spend|budget|balance|turnover|payment)/

/** The measures of a listed table whose rows have a time: its numbers of at least 0. */
export function listedMeasures({ name, columns }: TableSchema): readonly Measure[] {
  if (!columns.some(isOrdering)) return []
  return columns.flatMap((column: ColumnSchema): Measure[] =>
    (column.kind === 'decimal' || column.kind === 'integer') && column.hidden !== true && column.nullable === undefined && column.min >= 0
      ? [
          {
            words: [column.name.replaceAll('_', ' ')],
            column: `${name}.${column.name}`,
            unit: money.test(column.name) ? 'money' : 'quantity',
            typical: (column.min + column.max) / 2,
          },
        ]
      : [],
  )
}
