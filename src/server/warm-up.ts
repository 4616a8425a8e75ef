import { setTimeout } from 'node:timers/promises'
import { clipped } from '../clipped.ts'
import type { Step, TaskStep } from '../output/output.ts'
import { outputBytes } from './output-bytes.ts'
import type { Service } from './service.ts'

/** Milliseconds between two stories, for requests that wait. */
const pause = 10

/** What the workers make before somebody waits for it, and how many tasks of about 1 MiB each of them: so many until their code is compiled. */
const made = { story: 'ecommerce store with customers and orders', rows: 1_000_000, seed: 0, maxRows: Number.MAX_SAFE_INTEGER }
const tasksByFormat = { records: 40, csv: 8 }

type Parts = Pick<Service, 'core' | 'pool' | 'log'> & { readonly admission: Pick<Service['admission'], 'open'> }

/**
 * Prepares what the first requests need, between requests: has each worker make rows until its code is compiled, and plans each story and makes it once,
 * empty, so that word lists and tables that all requests share are there. Ends as soon as a response is streamed, which compiles the same, and when
 * `isWanted` says no. Never rejects: a story that cannot be planned is logged, and whoever asks for it hears more.
 */
export async function warmUp(stories: readonly string[], parts: Parts, isWanted: () => boolean = () => true): Promise<void> {
  const goesOn = (): boolean => isWanted() && parts.admission.open === 0
  for (const [format, tasks] of Object.entries(tasksByFormat)) if (goesOn()) await warmWorkers(format, tasks, parts, goesOn)
  for (const story of stories) {
    if (!goesOn()) return
    await warmPlanning(story, parts, isWanted)
    await setTimeout(pause, undefined, { ref: false })
  }
}

async function warmPlanning(story: string, { core, log }: Parts, isWanted: () => boolean): Promise<void> {
  try {
    const output = await core.openStory({ story, rows: 0, seed: 0, format: 'records', maxRows: 0 })
    if (output.isSmall) outputBytes(output.steps(), core)
  } catch (error) {
    if (isWanted()) log.warn('a story cannot be planned', { story: clipped(story), reason: String(error) })
  }
}

/** Has each worker make so many tasks in a format; their results are thrown away. */
async function warmWorkers(format: string, tasks: number, { core, pool, log }: Parts, goesOn: () => boolean): Promise<void> {
  const lane = pool.openLane()
  try {
    const output = await core.openStory({ ...made, format })
    const steps = tasksOf(output.steps())
    const makeSome = async (): Promise<void> => {
      for (let count = 0; count < tasks && goesOn(); count++) {
        const step = steps.next()
        if (step.done === true) return
        pool.recycle(await lane.run(step.value.task))
      }
    }
    await Promise.all(Array.from({ length: pool.workers }, makeSome))
  } catch (error) {
    if (goesOn()) log.warn('the workers are not warm', { format, reason: String(error) })
  } finally {
    lane.close()
  }
}

function* tasksOf(steps: Iterable<Step>): Generator<TaskStep, void> {
  for (const step of steps) if (step.type === 'task') yield step
}
