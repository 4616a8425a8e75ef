import type { Step, TaskStep } from '../output/output.ts'
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

function taskBytes({ task, cut, absorb }: TaskStep, core: Core): Uint8Array {
  const result = core.generateTask(task, scratch)
  scratch = result.buffer
  absorb?.(result)
  const start = result.start + (cut?.skip ?? 0)
  const end = cut === null ? result.end : start + cut.take
  return new Uint8Array(result.buffer.slice(start, end))
}
