import type { EntityNode } from './entity-graph.ts'
import { entityMetrics } from './entity-metrics.ts'

/** How far below the top of its box the line of a key is, in its middle; of a column that is no key that of the table's name. */
export function keyHeight({ keys }: EntityNode, column: string): number {
  const { head, line } = entityMetrics
  const place = keys.findIndex(({ name }) => name === column)
  return place < 0 ? head / 2 : head + (place + 0.5) * line
}
