import type { ColumnOf, ColumnSchema, TableSchema } from '../../../schema/schema.ts'

/**
 * The hidden column whose numbers a formula shows unchanged, such as `{ expression: 'stars' }`. What is said of the numbers is applied to it, as
 * other columns may follow from it. Null for other formulas.
 */
export function shownNumber(table: TableSchema, { expression }: Pick<ColumnOf<'formula'>, 'expression'>): ColumnSchema | null {
  const own = table.columns.find(({ name, hidden }) => name === expression && hidden === true)
  if (own === undefined) return null
  return (own.kind === 'formula' ? shownNumber(table, own) : null) ?? own
}
