import type { Task, TaskResult } from '../engine/task.ts'
import type { Step } from '../output/output.ts'
import { resultBytes } from '../output/result-bytes.ts'
import type { QueueClient } from './fair-queue.ts'
import { mergeInOrder } from './merge.ts'
import type { Pool } from './pool.ts'

/** Bytes of an output, and the worker's result that holds them. */
export interface MadeStep {
  readonly bytes: Uint8Array
  /** To be recycled after the bytes are read; null for bytes made on this thread. */
  readonly result: TaskResult | null
  /** Whether a response may begin with these bytes before a worker has answered. */
  readonly leads: boolean
}

/**
 * Yields the bytes of some steps in order; their tasks run in the workers.
 * @param onMade called in order with each step and its bytes
 */
export function madeSteps(
  steps: Iterable<Step>,
  client: QueueClient<Task, TaskResult>,
  pool: Pool,
  onMade: (step: Step, bytes: number) => void = () => {},
): AsyncGenerator<MadeStep, void, undefined> {
  return mergeInOrder<Step, MadeStep>(steps, {
    run: (step) =>
      step.type === 'bytes'
        ? () => ({ bytes: step.make(), result: null, leads: step.leads })
        : client.run(step.task).then((result) => ({ bytes: resultBytes(result, step), result, leads: true })),
    bytesOf: (step) => (step.type === 'bytes' ? 0 : step.task.estimatedBytes),
    isFull: (results, bytes) => pool.isFull(results, bytes),
    take: (step, { bytes, result }) => {
      onMade(step, bytes.length)
      if (step.type === 'task' && result !== null) step.absorb?.(result)
    },
    discard: ({ result }) => {
      if (result !== null) pool.recycle(result)
    },
  })
}
