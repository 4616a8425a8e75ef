import type { Task } from '../engine/task.ts'
import { SynthError } from '../errors.ts'
import { describeTask } from './describe-task.ts'

const remedy = 'ask for fewer rows of each parent, for fewer or simpler columns, or for the tables one by one'

/** The error for a task that exceeds the limit of time or memory. @param limit such as `longer than 30 seconds` */
export function tooCostly(task: Task, limit: string): SynthError {
  return new SynthError('plan_too_costly', `Making ${describeTask(task)} takes ${limit}, which is the limit: ${remedy}`)
}
