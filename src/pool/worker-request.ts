import type { Task } from '../engine/task.ts'
import type { StopFlag } from '../wanted.ts'

/** Asks a thread to release memory that it can rebuild. */
export interface Rest {
  readonly rest: true
}

/** A task with a buffer to fill, which is transferred, and a stop flag, after which the worker answers null as soon as it can. */
export interface TaskRequest {
  readonly task: Task
  readonly buffer: ArrayBuffer | null
  readonly stop: StopFlag
}

/** A message to a worker: a task; `null` to check that the worker is up; `Rest` to release memory that it can rebuild. */
export type WorkerRequest = TaskRequest | Rest | null
