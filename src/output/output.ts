import type { Cut } from '../formats/format.ts'
import type { Task, TaskResult } from '../engine/task.ts'

/** A response that is known, but not generated. */
export interface Output {
  /** A strong entity tag, quoted: equal tags are equal bytes. */
  readonly etag: string
  /** Rows that are written, of all tables together. */
  readonly rows: number
  readonly mediaType: string
  /** What to call a file of it; null for a document that is no file. */
  readonly fileName: string | null
  /** How the bytes are coded on their way; null for not at all. */
  readonly contentEncoding: string | null
  /** Its bytes, where they are known before it is made. */
  readonly length: number | null
  /** Whether it is so small that it is quicker made where it is asked for than by a worker. */
  readonly isSmall: boolean
  /** What makes it, in order; made as it is asked for, once for each time that it is made. */
  steps(): Iterable<Step>
  /** What makes bytes [from, to); null where bytes have no place before they are made. */
  readonly range: ((from: number, to: number) => Iterable<Step>) | null
}

/** One of the pieces that a response is put together of. */
export type Step = TaskStep | BytesStep

/** Bytes that a worker makes. Tasks run in any order; their results are taken in the order of the steps. */
export interface TaskStep {
  readonly type: 'task'
  readonly task: Task
  /** Which bytes of the result belong to the response; null for all. */
  readonly cut: Cut | null
  /** Is told each result, in order, before the next step. */
  readonly absorb: ((result: TaskResult) => void) | null
}

/** Bytes that follow from what stands before them. */
export interface BytesStep {
  readonly type: 'bytes'
  /** Called when all steps before are done. */
  readonly make: () => Uint8Array
  /** Whether a response may begin with them before it is known that a worker can make what follows. */
  readonly leads: boolean
}
