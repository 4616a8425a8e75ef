import type { Task } from '../engine/task.ts'

/** Number of rows that a task completes: rows that occur in several sections count once. */
export function rowsOfTask({ pieces }: Task): number {
  return pieces.reduce((sum, piece) => sum + (piece.type === 'rows' && piece.checked ? piece.count : 0), 0)
}
