import { clipped } from '../clipped.ts'
import type { Step, TaskStep } from '../output/output.ts'
import { outputBytes } from './output-bytes.ts'
import type { Service } from './service.ts'
import { whenCompiled } from './when-compiled.ts'

/** The data that the workers generate in advance, and the number of tasks of about 1 MiB per worker: enough to have their code compiled. */
const made = { story: 'ecommerce store with customers and orders', rows: 1_000_000, seed: 0, maxRows: Number.MAX_SAFE_INTEGER }
const tasksByFormat = { records: 40, csv: 8 }

type Parts = Pick<Service, 'core' | 'pool' | 'log'> & { readonly admission: Pick<Service['admission'], 'open'> }

/**
 * Prepares for the first requests, in the gaps between requests: each worker generates rows until its code is compiled; each story is
 * planned and generated without rows, so that shared word lists and tables are loaded. Stops when a response is streamed, which has the
 * same effect, and when `isWanted` returns false. Never rejects: a story that cannot be planned is logged.
 */
export async function warmUp(stories: readonly string[], parts: Parts, isWanted: () => boolean = () => true): Promise<void> {
  const goesOn = (): boolean => isWanted() && parts.admission.open === 0
  for (const [format, tasks] of Object.entries(tasksByFormat)) if (goesOn()) await warmWorkers(format, tasks, parts, goesOn)
  for (const story of stories) {
    if (!goesOn()) return
    await warmPlanning(story, parts, isWanted)
  }
}

async function warmPlanning(story: string, { core, log }: Parts, isWanted: () => boolean): Promise<void> {
  try {
    const request = { story, rows: 0, seed: 0, format: 'records', maxRows: 0 }
    const output = await whenCompiled(core, () => core.openStory(request), isWanted)
    if (output.isSmall && output.isCheap) outputBytes(output.steps(), core)
  } catch (error) {
    if (isWanted()) log.warn('a story cannot be planned', { story: clipped(story), reason: String(error) })
  }
}

/** Runs a number of tasks in a format on each worker, and discards their results. */
async function warmWorkers(format: string, tasks: number, { core, pool, log }: Parts, goesOn: () => boolean): Promise<void> {
  const client = pool.openClient()
  try {
    const output = await core.openStory({ ...made, format })
    const steps = tasksOf(output.steps())
    const makeSome = async (): Promise<void> => {
      for (let count = 0; count < tasks && goesOn(); count++) {
        const step = steps.next()
        if (step.done === true) return
        pool.recycle(await client.run(step.value.task))
      }
    }
    await Promise.all(Array.from({ length: pool.workers }, makeSome))
  } catch (error) {
    if (goesOn()) log.warn('the workers could not be warmed up', { format, reason: String(error) })
  } finally {
    client.close()
  }
}

function* tasksOf(steps: Iterable<Step>): Generator<TaskStep, void> {
  for (const step of steps) if (step.type === 'task') yield step
}
