import { describe, expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import { generateTask } from '../../src/engine/generate-task.ts'
import type { Task } from '../../src/engine/task.ts'
import type { Output } from '../../src/output/output.ts'
import { resultBytes } from '../../src/output/result-bytes.ts'
import { describeStory } from '../../src/pipeline.ts'
import { openStory } from './opened.ts'

/**
 * The bytes of a response.
 * @param received a task as a thread gets it: a copy, of which the thread compiles the plan from its JSON
 */
function bytesOf(output: Output, received: (task: Task) => Task): Buffer {
  const parts: Uint8Array[] = []
  for (const step of output.steps()) {
    if (step.type === 'bytes') {
      parts.push(step.make())
      continue
    }
    const result = generateTask(received(step.task), null)
    step.absorb?.(result)
    parts.push(resultBytes(result, step))
  }
  return Buffer.concat(parts)
}

describe('a story', () => {
  it.each([...domains.values()].map(({ name, story }) => ({ name, story })))(
    'of $name should give the same Parquet files whichever thread makes their rows',
    ({ story }) => {
      const request = { story, rows: 12, seed: 5, maxRows: 1e9, format: 'parquet', options: {} }
      for (const { name: table } of describeStory({ story, rows: 12 }, 5).tables) {
        const output = openStory({ ...request, table })
        const own = bytesOf(output, (task) => task)
        expect(bytesOf(output, (task) => structuredClone(task)).equals(own), table).toBe(true)
      }
    },
  )
})
