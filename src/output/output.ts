import type { Cut } from '../formats/format.ts'
import type { Task, TaskResult } from '../engine/task.ts'

/** A response that is laid out but not generated. */
export interface Output {
  /** A strong entity tag, quoted: equal tags are equal bytes. */
  readonly etag: string
  /** Rows of all written tables. */
  readonly rows: number
  readonly mediaType: string
  /** File name for downloads; null for a document that is not a file. */
  readonly fileName: string | null
  /** The content encoding of the transfer; null for none. */
  readonly contentEncoding: string | null
  /** Number of bytes, if known in advance; else null. */
  readonly length: number | null
  /** Whether it is so small that it is sent in one piece. */
  readonly isSmall: boolean
  /** Whether the calling thread, too, compiles its plan within milliseconds. */
  readonly isCheap: boolean
  /** The steps in order, created lazily; each call starts a new generation. */
  steps(): Iterable<Step>
  /** The steps for bytes [from, to); null if offsets are unknown in advance. */
  readonly range: ((from: number, to: number) => Iterable<Step>) | null
}

/** A step in making a response. */
export type Step = TaskStep | BytesStep

/** Bytes made by a worker. Tasks run in any order; their results are used in the order of the steps. */
export interface TaskStep {
  readonly type: 'task'
  readonly task: Task
  /** Which bytes of the result belong to the response; null for all. */
  readonly cut: Cut | null
  /** Called in order with each result, before the next step. */
  readonly absorb: ((result: TaskResult) => void) | null
}

/** Bytes that follow from earlier steps. */
export interface BytesStep {
  readonly type: 'bytes'
  /** Called when all steps before are done. */
  readonly make: () => Uint8Array
  /** Whether a response may begin with them before a worker has answered. */
  readonly leads: boolean
}
