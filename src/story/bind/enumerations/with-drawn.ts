import type { Rate } from '../../../domains/domain.ts'
import type { ColumnBody, ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { withColumn } from '../../attributes/with-column.ts'
import { columnPath } from '../../find/column-path.ts'
import { chosenBy } from './chosen-by.ts'

/**
 * A table in which a hidden column that decided what another one shows agrees with that one.
 * @param shown the shares of the domain that the other column shows
 * @param by the column with the trade's values of the other one
 */
export function withDrawn(table: TableSchema, name: string, shown: readonly Rate[], by: string): TableSchema {
  const column = table.columns.find((each) => each.name === name)
  const own = shown.filter((rate) => columnPath(rate.column).column === name)
  const known = table.columns.find((each) => each.name === by)
  if (column === undefined || own.length === 0 || known?.kind !== 'category') return table
  const body = bodyOf(column, own, known.values, by)
  if (body === null) return table
  return withColumn(table, { name, hidden: true, ...body })
}

function bodyOf(column: ColumnSchema, shown: readonly Rate[], known: readonly string[], by: string): ColumnBody | null {
  const wordOf = new Map(shown.map((rate) => [String(rate.shown?.value), String(rate.value)]))
  if (column.kind === 'boolean') {
    const [word = ''] = [...wordOf].find(([, value]) => value === 'true') ?? []
    return { kind: 'formula', expression: `${by} == ${JSON.stringify(word)}`, as: 'boolean' }
  }
  if (column.kind !== 'category') return null
  const told = new Set(wordOf.values())
  const rest = column.values.find((value) => !told.has(value)) ?? column.values[0] ?? ''
  return chosenBy(by, column.values, new Map(known.map((value) => [value, wordOf.get(value) ?? rest])))
}
