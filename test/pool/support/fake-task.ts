import type { Task } from '../../../src/engine/task.ts'
import { defaultOptions } from '../../../src/formats/options.ts'

/** What a fake worker does with a task. */
export interface Instruction {
  /** Bytes to make. */
  readonly size?: number
  /** Milliseconds to wait first. */
  readonly delay?: number
  readonly fail?: boolean
  /** End the thread. */
  readonly die?: boolean
}

const empty = new SharedArrayBuffer(0)

export const fakeWorker = new URL('fake-worker.js', import.meta.url).href

export function fakeTask(seed: number, instruction: Instruction = {}): Task {
  return {
    estimatedBytes: instruction.size ?? 0,
    plan: { id: 'fake', json: empty, lists: {} },
    seed,
    format: 'fake',
    options: defaultOptions,
    coding: null,
    affinity: null,
    items: [{ type: 'text', text: JSON.stringify(instruction) }],
  }
}
