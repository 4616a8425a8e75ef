import type { Demand } from './demand.ts'

export interface TaskLimits {
  /** Time limit of a task in milliseconds. */
  readonly task: number
  /** Milliseconds after which a thread that does not stop a cancelled task is ended. */
  readonly patience: number
}

export interface TaskEvents {
  /** The task exceeds the time limit. */
  readonly onOverdue: () => void
  /** Its thread does not stop. */
  readonly onDeaf: () => void
}

/** Watches a task from its start until the returned function is called. */
export function watchTask(demand: Demand, limits: TaskLimits, { onOverdue, onDeaf }: TaskEvents): () => void {
  const overdue = setTimeout(onOverdue, limits.task)
  let deaf: NodeJS.Timeout | undefined
  const forget = demand.onEnd(() => {
    deaf = setTimeout(onDeaf, limits.patience)
  })
  return () => {
    clearTimeout(overdue)
    clearTimeout(deaf)
    forget()
  }
}
