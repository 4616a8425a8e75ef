import type { Task, TaskResult } from '../engine/task.ts'
import type { Step } from '../output/output.ts'
import type { Lane } from './fair-queue.ts'
import { mergeInOrder } from './merge.ts'
import type { Pool } from './pool.ts'

/** Bytes of an output, and the result of a worker whose memory they are in. */
export interface MadePiece {
  readonly bytes: Uint8Array
  /** To be recycled when nothing reads the bytes any more; null where they are no worker's. */
  readonly result: TaskResult | null
  /** Whether it shows that the output can be made, or does not have to. */
  readonly leads: boolean
}

/**
 * Makes what some steps come to, in order; their tasks run in the workers.
 * @param onMade is told each step when its turn has come, and its bytes
 */
export function madePieces(
  steps: Iterable<Step>,
  lane: Lane<Task, TaskResult>,
  pool: Pool,
  onMade: (step: Step, bytes: number) => void = () => {},
): AsyncGenerator<MadePiece, void, undefined> {
  return mergeInOrder<Step, MadePiece>(steps, {
    run: (step) =>
      step.type === 'bytes'
        ? () => ({ bytes: step.make(), result: null, leads: step.leads })
        : lane.run(step.task).then((result) => ({ bytes: bytesOf(step, result), result, leads: true })),
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

function bytesOf({ cut }: Extract<Step, { type: 'task' }>, { buffer, start, end }: TaskResult): Uint8Array {
  return cut === null ? new Uint8Array(buffer, start, end - start) : new Uint8Array(buffer, start + cut.skip, cut.take)
}
