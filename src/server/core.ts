import type { Task, TaskResult } from '../plan/task.ts'

/** A response that is known but not generated. */
export interface Document {
  readonly etag: string
  readonly rows: number
  readonly estimatedBytes: number
  readonly contentType: string
  readonly isSmall: boolean
  tasks(): Iterable<Task>
}

export interface DocumentRequest {
  readonly story: string
  readonly rows: number
  readonly seed: number
  readonly format: string
  /** Cap on the rows of all tables together. */
  readonly maxRows: number
}

/** What the server asks of the generator. */
export interface Core {
  /** @throws SynthError when the request cannot be met */
  openDocument(request: DocumentRequest): Document
  /** Runs a small task on the calling thread. */
  generateTask(task: Task, buffer: ArrayBuffer | null): TaskResult
}
