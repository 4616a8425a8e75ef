/** Counters of a pool since its start. */
export interface PoolCounts {
  /** Workers that have a task. */
  readonly busy: number
  /** Tasks that wait for a worker. */
  readonly queued: number
  /** Tasks given to workers. */
  readonly started: number
  /** Tasks cancelled before or while they ran. */
  readonly cancelled: number
  /** Tasks that exceeded their time limit. */
  readonly overDeadline: number
  /** Threads that replaced others. */
  readonly restarts: number
  /** Sum over all workers of the milliseconds that they had tasks. */
  readonly busyMilliseconds: number
}
