import type { Task } from '../engine/task.ts'

/** Number of rows that a task completes: rows that occur in several sections count once. */
export function rowsOfTask({ items }: Task): number {
  return items.reduce((sum, item) => sum + (item.type === 'rows' && item.checked ? item.count : 0), 0)
}
