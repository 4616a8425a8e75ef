import type { ColumnSchema } from '../../schema/schema.ts'
import type { TablePlan } from './table-plan.ts'

/**
 * Gives all rows of a table the kind that its own noun names: temperature sensors measure temperature, and so do their readings. Other kinds
 * stay possible values with the weight 0.
 */
export function withNamedKinds(columns: readonly ColumnSchema[], plan: TablePlan): readonly ColumnSchema[] {
  const owners = plan.kind.archetype.name === 'measurement' ? plan.links.map(({ parent }) => parent) : []
  const named = new Set([plan, ...owners].flatMap(({ words }) => words.slice(0, -1)))
  if (named.size === 0) return columns
  return columns.map((column) => {
    if (column.kind !== 'category' || !column.values.some((value) => named.has(value))) return column
    const { shares: _, ...drawn } = column
    return { ...drawn, weights: column.values.map((value) => (named.has(value) ? 1 : 0)) }
  })
}
