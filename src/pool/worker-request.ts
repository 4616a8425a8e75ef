import type { Task } from '../engine/task.ts'
import type { StopFlag } from '../engine/wanted.ts'

/** Asks a thread to give back the memory of what it can make again. */
export interface Rest {
  readonly rest: true
}

/**
 * What crosses to a worker: a task, a buffer to fill, which moves, and a flag to look at: once it is set, the worker answers null as soon as
 * it can. `null` asks for nothing and shows that the worker is up; `Rest` that it gives back the memory of what it can make again.
 */
export type WorkerRequest = { readonly task: Task; readonly buffer: ArrayBuffer | null; readonly stop: StopFlag } | Rest | null
