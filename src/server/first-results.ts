import type { Task, TaskResult } from '../engine/task.ts'
import { SynthError } from '../errors.ts'
import type { QueueClient } from '../pool/fair-queue.ts'
import { inSeconds } from '../pool/in-seconds.ts'
import type { MadeStep } from '../pool/made-steps.ts'
import type { Service } from './service.ts'

/**
 * The first results, within the time limit.
 * @throws SynthError `plan_too_costly`, or `saturated` when other responses occupied the workers for most of the time
 */
export async function firstResultsInTime(
  results: AsyncGenerator<MadeStep, void, undefined>,
  client: QueueClient<Task, TaskResult>,
  { limits }: Pick<Service, 'limits'>,
): Promise<readonly MadeStep[]> {
  const since = performance.now()
  const made = firstResults(results)
  // Started after the tasks, whose own time-out has a more precise message.
  const timer = setTimeout(() => client.end(tooLate((client.startedAt ?? Infinity) - since, limits.task)), limits.task)
  try {
    return await made
  } finally {
    clearTimeout(timer)
  }
}

/** @param waited milliseconds until a worker began */
function tooLate(waited: number, limit: number): SynthError {
  const time = inSeconds(limit)
  return waited > limit / 2
    ? new SynthError('saturated', `Other responses occupied the workers for most of ${time}; try again in a moment`)
    : new SynthError('plan_too_costly', `Generating the first rows takes longer than ${time}, which is the limit: request less data`)
}

/** The results up to the first one with which a response can begin; all results if there is none. */
async function firstResults(results: AsyncGenerator<MadeStep, void, undefined>): Promise<readonly MadeStep[]> {
  const ahead: MadeStep[] = []
  for (let next = await results.next(); next.done !== true; next = await results.next()) {
    ahead.push(next.value)
    if (next.value.leads) break
  }
  return ahead
}
