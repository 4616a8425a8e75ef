import type { Document } from '../engine/document.ts'
import type { Task, TaskResult } from '../plan/task.ts'

export interface DocumentRequest {
  readonly story: string
  /** Rows of the primary table. */
  readonly rows: number
  readonly seed: number
  readonly format: string
  /** Cap on the rows of all tables together. */
  readonly maxRows: number
}

/** What the server asks of the generator. */
export interface Core {
  /** Plans a response without generating it. @throws SynthError when the request cannot be met */
  openDocument(request: DocumentRequest): Document
  /** Runs a small task on the calling thread; fills `buffer` if it is large enough. */
  generateTask(task: Task, buffer: ArrayBuffer | null): TaskResult
}
