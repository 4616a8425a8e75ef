/** What a pool does and has done since its start. */
export interface PoolCounts {
  /** Workers that have a task. */
  readonly busy: number
  /** Tasks that wait for a worker. */
  readonly queued: number
  /** Tasks given to workers. */
  readonly started: number
  /** Tasks that were dropped before they started or stopped before their end, because nobody wanted their result. */
  readonly cancelled: number
  /** Tasks that took longer than they may. */
  readonly overDeadline: number
  /** Threads that took the place of others. */
  readonly restarts: number
  /** Milliseconds that workers had tasks, all workers together: at most `workers` times the time that has passed. */
  readonly busyMilliseconds: number
}
