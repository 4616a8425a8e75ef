import { describeTask } from '../pool/describe-task.ts'
import type { TaskFault } from '../pool/task-fault.ts'

const told: Readonly<Record<TaskFault['type'], string>> = {
  over_deadline: 'a task took too long and was stopped',
  deaf: 'a worker did not stop a task that nobody wanted, and was replaced',
  out_of_memory: 'a worker had no more memory, and was replaced',
  died: 'a worker died in the middle of a task, and was replaced',
}

/** A line for the log: what happened, and which plan it was. */
export function describeFault({ type, task, milliseconds }: TaskFault): string {
  return `${told[type]}, after ${Math.round(milliseconds)} ms: ${describeTask(task)} of plan ${task.plan.key} with seed ${task.seed} as ${task.format}`
}
