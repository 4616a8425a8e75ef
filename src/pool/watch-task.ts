import type { Demand } from './demand.ts'

export interface TaskLimits {
  /** Milliseconds that a task may take. */
  readonly task: number
  /** Milliseconds after which a thread that was told that its task is not wanted, and goes on all the same, is ended. */
  readonly patience: number
}

export interface TaskEvents {
  /** The task takes longer than it may. */
  readonly onOverdue: () => void
  /** Its thread does not answer. */
  readonly onDeaf: () => void
}

/** Looks after one task from its start until the function it returns is called. */
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
