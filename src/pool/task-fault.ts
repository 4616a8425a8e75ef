import type { Task } from '../engine/task.ts'

/** What went wrong with a task, for whoever runs the service. */
export interface TaskFault {
  /**
   * `over_deadline`: it took longer than it may, and was told to end; `deaf`: its thread did not, and was replaced; `out_of_memory`: its thread
   * had no more memory, and was replaced; `died`: its thread ended, and was replaced.
   */
  readonly type: 'over_deadline' | 'deaf' | 'out_of_memory' | 'died'
  readonly task: Task
  /** Since it was given to its thread. */
  readonly milliseconds: number
}
