import { describeTask } from '../pool/describe-task.ts'
import type { TaskFault } from '../pool/task-fault.ts'

const described: Readonly<Record<TaskFault['type'], string>> = {
  over_deadline: 'a task exceeded its time limit and was stopped',
  deaf: 'a worker did not stop a cancelled task, and was replaced',
  out_of_memory: 'a worker ran out of memory, and was replaced',
  died: 'a worker died during a task, and was replaced',
}

/** A log line: what happened, and in which plan. */
export function describeFault({ type, task, milliseconds }: TaskFault): string {
  return `${described[type]}, after ${Math.round(milliseconds)} ms: ${describeTask(task)} of plan ${task.plan.id} with seed ${task.seed} as ${task.format}`
}
