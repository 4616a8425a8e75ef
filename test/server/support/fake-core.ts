import { SynthError } from '../../../src/errors.ts'
import type { Step } from '../../../src/output/output.ts'
import type { Core } from '../../../src/server/core.ts'
import { core } from './core.ts'
import { fakeTask, type Instruction } from '../../pool/support/fake-task.ts'
import { fill } from '../../pool/support/fill.js'

/** A story for the fake core: as many tasks as `rows`, each as told; `at` changes single ones. */
export interface FakeStory extends Instruction {
  readonly at?: Readonly<Record<number, Instruction>>
  /** Whether every byte has a place that is known before, so that ranges of them can be asked for. */
  readonly addressed?: boolean
  /** Whether the thread of the service makes a small output; it does by default. */
  readonly cheap?: boolean
}

export const taskSize = 1 << 18

/** Makes bytes that depend on the seed, as told by a story that is JSON; any other story goes to the real generator. */
export const fakeCore: Core = {
  ...core,
  openStory: async (request) => {
    const { story, seed, format } = request
    const rows = request.rows ?? 1000
    if (story.includes('impossible'))
      throw new SynthError('schema_invalid', 'It cannot be', [{ pointer: '/tables/0', detail: 'is impossible' }])
    if (story.includes('costly')) throw new SynthError('plan_too_costly', 'It costs too much')
    if (!story.startsWith('{')) return core.openStory(request)
    const told = JSON.parse(story) as FakeStory
    if (rows > 1_000_000) throw new SynthError('too_many_rows', `${rows} rows; the most is 1000000`)
    return {
      etag: `"${seed}-${format}-${rows}"`,
      rows,
      unused: 0,
      mediaType: 'application/json',
      fileName: null,
      contentEncoding: null,
      length: told.addressed === true ? rows * taskSize : null,
      isSmall: rows <= 1,
      isCheap: told.cheap ?? true,
      range: told.addressed === true ? (from, to) => rangeSteps(seed, told, from, to) : null,
      *steps(): Generator<Step> {
        for (let index = 0; index < rows; index++) {
          const task = fakeTask(seed + index, { size: taskSize, ...told, ...told.at?.[index] })
          yield { type: 'task', task, cut: null, absorb: null }
        }
      },
    }
  },
  unusedInStory: async (request) => (/^\{|impossible/.test(request.story) ? 0 : core.unusedInStory(request)),
  generateTask: (task, buffer) => {
    if (task.format !== 'fake') return core.generateTask(task, buffer)
    const { seed, items } = task
    const [item] = items
    const { size = 10, fail = false } = JSON.parse(item?.type === 'text' ? item.text : '{}') as Instruction
    if (fail) throw new Error('told to fail')
    const target = buffer !== null && buffer.byteLength >= size ? buffer : new ArrayBuffer(size)
    fill(new Uint8Array(target, 0, size), seed)
    return { buffer: target, start: 0, end: size, blocks: [], plain: null }
  },
}

/** Bytes [from, to) of a response of which the tasks are as large as usual. */
function* rangeSteps(seed: number, told: FakeStory, from: number, to: number): Generator<Step> {
  for (let index = Math.floor(from / taskSize); index * taskSize < to; index++) {
    const skip = Math.max(0, from - index * taskSize)
    const take = Math.min(taskSize, to - index * taskSize) - skip
    yield {
      type: 'task',
      task: fakeTask(seed + index, { size: taskSize, ...told, ...told.at?.[index] }),
      cut: { skip, take, of: taskSize },
      absorb: null,
    }
  }
}

/** The bytes of a whole fake response. */
export function expectedBytes(seed: number, tasks: number, size = taskSize): Uint8Array {
  const bytes = new Uint8Array(tasks * size)
  for (let index = 0; index < tasks; index++) fill(bytes.subarray(index * size, (index + 1) * size), seed + index)
  return bytes
}
