import { generateTask } from '../../src/engine/generate-task.ts'
import type { Task } from '../../src/engine/task.ts'
import type { Output, Step } from '../../src/output/output.ts'
import { resultBytes } from '../../src/output/result-bytes.ts'

/** All that some steps come to, made on this thread one after another as a response is. */
export function madeBytes(steps: Iterable<Step>): Buffer {
  const parts: Uint8Array[] = []
  for (const step of steps) {
    if (step.type === 'bytes') {
      parts.push(step.make())
      continue
    }
    const result = generateTask(step.task, null)
    step.absorb?.(result)
    parts.push(resultBytes(result, step))
  }
  return Buffer.concat(parts)
}

/** The same of a JSON document, parsed. Bytes that are not UTF-8 throw. */
export function madeJson<Shape>(output: Output): Shape {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(madeBytes(output.steps()))) as Shape
}

/** The tasks of an output that is made of nothing else. */
export function* tasksOf(output: Output): Generator<Task> {
  for (const step of output.steps()) {
    if (step.type !== 'task' || step.cut !== null) throw new Error('Something is made beside the tasks')
    yield step.task
  }
}
