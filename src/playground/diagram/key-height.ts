import type { EntityNode } from './entity-graph.ts'
import { entityMetrics } from './entity-metrics.ts'

/** Distance from the top of a box to the middle of the line of a key; for a column that is not a key, to the middle of the table's name. */
export function keyHeight({ keys }: EntityNode, column: string): number {
  const { head, line } = entityMetrics
  const place = keys.findIndex(({ name }) => name === column)
  return place < 0 ? head / 2 : head + (place + 0.5) * line
}
