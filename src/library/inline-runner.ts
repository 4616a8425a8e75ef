import { setImmediate as turn } from 'node:timers/promises'
import { generateTask } from '../engine/generate-task.ts'
import type { TaskResult } from '../engine/task.ts'
import { rowsOfTask } from '../output/rows-of-task.ts'
import type { Step, TaskStep } from '../output/output.ts'
import type { Chunk, Runner } from './runner.ts'

const keep = (): void => {}

/** Generates outputs on the calling thread, one task of about 1 MiB at a time; other work of the thread runs between two tasks. */
export function inlineRunner(): Runner {
  let spare: ArrayBuffer | null = null

  function made({ task, cut, absorb }: TaskStep): Chunk {
    const buffer = spare
    spare = null
    const result = generateTask(task, buffer)
    absorb?.(result)
    const start = result.start + (cut?.skip ?? 0)
    const bytes = new Uint8Array(result.buffer, start, cut?.take ?? result.end - start)
    return { bytes, rows: rowsOfTask(task), release: () => (spare = largestOf(result)) }
  }

  return {
    async *run({ steps }) {
      let isFirst = true
      for (const step of steps()) {
        if (!isFirst) await turn()
        isFirst = false
        yield chunkOf(step)
      }
    },
    close: () => Promise.resolve(),
  }

  function chunkOf(step: Step): Chunk {
    return step.type === 'bytes' ? { bytes: step.make(), rows: 0, release: keep } : made(step)
  }
}

function largestOf({ buffer, plain }: TaskResult): ArrayBuffer {
  return plain?.buffer ?? buffer
}
