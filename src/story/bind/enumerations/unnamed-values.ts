import type { AttributeFact } from '../../facts/fact.ts'
import { listedValues } from '../../attributes/aspect.ts'
import { findTable } from '../../find/find-table.ts'
import { tableNamed } from '../tables/references.ts'
import type { Binding } from '../binding.ts'
import { valueColumn } from './value-column.ts'
import type { ColumnAt } from './value-source.ts'

/** Whether a fact lists values of rows, and names no column: "cars that are petrol, diesel or electric". */
export function isUnnamed({ column, aspects }: AttributeFact): boolean {
  return column === null && listedValues(aspects).length > 0
}

/** Whether a fact lists only numbers, which are no kinds of rows: "gift cards worth 10, 25 or 50". */
export function listsNumbers({ aspects }: AttributeFact): boolean {
  return listedValues(aspects).every((value) => Number.isFinite(Number(value)))
}

/**
 * The column that knows the values that a story lists for the rows of a table. A reason as text if there is none.
 */
export function columnOfUnnamed(
  { schema, domain }: Pick<Binding, 'schema' | 'domain'>,
  { table, aspects }: AttributeFact,
): ColumnAt | string {
  const found = table === null ? null : findTable(table, domain)
  const own = found === null ? null : tableNamed(schema, found.table)
  const values = listedValues(aspects)
  const said = values.map((value) => `"${value}"`).join(', ')
  if (own === null) return `no table is called "${table?.words.join(' ') ?? ''}"`
  const at = valueColumn(schema, domain, [own.name], values)
  return at ?? `no column of ${own.name} is known to have ${said}: name it, such as "type (${values.join(', ')})"`
}
