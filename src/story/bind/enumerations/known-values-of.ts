import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema } from '../../../schema/schema.ts'
import { columnPath } from '../../find/column-path.ts'
import type { KnownValue } from './match-values.ts'
import type { ColumnAt } from './value-source.ts'

/** The values of a column, with the words for each; null for a column without a list of values. */
export function knownValuesOf(column: ColumnSchema, { table }: Pick<ColumnAt, 'table'>, domain: Domain): readonly KnownValue[] | null {
  const values = wordsOf(column)
  if (values === null || values.length === 0) return null
  const terms = new Map<string, string[]>(values.map((value) => [value, []]))
  for (const rate of domain.rates) {
    const path = columnPath(rate.column)
    if (path.table !== table) continue
    const own = path.column === column.name ? rate.value : rate.shown?.column === column.name ? rate.shown.value : null
    terms.get(String(own))?.push(...rate.words)
  }
  return values.map((value) => ({ value, terms: terms.get(value) ?? [] }))
}

function wordsOf(column: ColumnSchema): readonly string[] | null {
  if (column.kind === 'category') return column.values
  if (column.kind !== 'mapping') return null
  const all = [...Object.values(column.cases), ...(column.otherwise === undefined ? [] : [column.otherwise])]
  return all.every((value) => typeof value === 'string') ? [...new Set(all.map(String))] : null
}
