import { readSharedJson } from '../engine/shared-json.ts'
import type { RowsItem, Task } from '../engine/task.ts'
import type { Plan } from '../plan/plan.ts'

/** The rows of a task, for messages: `rows 1 to 5000 of table "orders"`. Slow, because it parses the plan. */
export function describeTask({ plan, items }: Task): string {
  const blocks = items.filter((item): item is RowsItem => item.type === 'rows')
  const [block] = blocks
  if (block === undefined) return 'the text between the rows'
  const { tables } = readSharedJson(plan.json) as Plan
  const others = blocks.length > 1 ? ` and ${blocks.length - 1} more ${blocks.length === 2 ? 'block' : 'blocks'}` : ''
  return `rows ${block.first + 1} to ${block.first + block.count} of table ${JSON.stringify(tables[block.table]?.name)}${others}`
}
