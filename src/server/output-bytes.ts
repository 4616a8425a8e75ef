import type { Step, TaskStep } from '../output/output.ts'
import { resultBytes } from '../output/result-bytes.ts'
import type { Core } from './core.ts'
import type { OutputCounters } from './metrics/output-counters.ts'

/** Reused by this thread; results are copied out of it. */
let scratch: ArrayBuffer | null = null

/** Generates the bytes of some steps on this thread. Only for small outputs: the thread is blocked meanwhile. */
export function outputBytes(steps: Iterable<Step>, core: Core, made: OutputCounters | null = null): Buffer {
  const parts: Uint8Array[] = []
  for (const step of steps) {
    const part = step.type === 'bytes' ? step.make() : taskBytes(step, core)
    made?.add(step, part.length)
    parts.push(part)
  }
  const [only] = parts
  return only !== undefined && parts.length === 1 ? Buffer.from(only.buffer, only.byteOffset, only.length) : Buffer.concat(parts)
}

function taskBytes(step: TaskStep, core: Core): Uint8Array {
  const result = core.generateTask(step.task, scratch)
  scratch = result.buffer
  step.absorb?.(result)
  return resultBytes(result, step).slice()
}
