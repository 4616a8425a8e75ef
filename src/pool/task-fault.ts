import type { Task } from '../engine/task.ts'

/** A failed task, for the operator. */
export interface TaskFault {
  /**
   * `over_deadline`: it exceeded the time limit and was asked to stop; `deaf`: it did not stop; `out_of_memory`: its thread ran out of
   * memory; `died`: its thread ended. In the last three cases the thread was replaced.
   */
  readonly type: 'over_deadline' | 'deaf' | 'out_of_memory' | 'died'
  readonly task: Task
  /** Time since it was passed to its thread. */
  readonly milliseconds: number
}
