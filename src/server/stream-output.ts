import type { FastifyReply } from 'fastify'
import type { TaskResult } from '../engine/task.ts'
import { SynthError } from '../errors.ts'
import type { Step } from '../output/output.ts'
import type { QueueClient } from '../pool/fair-queue.ts'
import { inSeconds } from '../pool/in-seconds.ts'
import { type MadeStep, madeSteps } from '../pool/made-steps.ts'
import type { Task } from '../engine/task.ts'
import { BodyWriter } from './body-writer.ts'
import type { Service } from './service.ts'

/**
 * Streams the results of some steps, whose tasks run in the workers. The headers are sent only after the first result is ready, so that an
 * error up to then gets a proper error answer; a later error breaks the connection.
 *
 * Fastify's own stream reply does not report when a result has been sent, so its buffer could not be returned to a worker.
 */
export async function streamOutput(reply: FastifyReply, steps: Iterable<Step>, service: Service): Promise<FastifyReply> {
  const { pool, admission, made, log } = service
  const client = pool.openClient()
  const writer = new BodyWriter(reply.raw, () => client.close())
  const cutOff = (reason: string): void => {
    log.warn('a response was cut off', { request_id: reply.request.id, reason })
    writer.cutOff()
  }
  let leave = (): void => {}
  try {
    leave = admission.enter({ pace: writer.pace, cutOff })
    const results = madeSteps(steps, client, pool, (step, bytes) => made.add(step, bytes))
    const ahead = await firstResultsInTime(results, client, service)
    reply.hijack()
    reply.raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string>)
    await writeAll(reply, writer, ahead, results, service)
  } catch (error) {
    if (writer.left) return reply.hijack()
    if (!reply.raw.headersSent) throw error
    log.error('a response was broken off', { request_id: reply.request.id, reason: String(error) })
    writer.abort()
  } finally {
    writer.detach()
    client.close()
    leave()
  }
  return reply
}

/**
 * The first results, within the time limit.
 * @throws SynthError `plan_too_costly`, or `saturated` when other responses occupied the workers for most of the time
 */
async function firstResultsInTime(
  results: AsyncGenerator<MadeStep, void, undefined>,
  client: QueueClient<Task, TaskResult>,
  { limits }: Service,
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

async function writeAll(
  reply: FastifyReply,
  writer: BodyWriter,
  ahead: readonly MadeStep[],
  results: AsyncGenerator<MadeStep, void, undefined>,
  { pool, traffic }: Service,
): Promise<void> {
  const { socket } = reply.request
  const write = async ({ bytes, result }: MadeStep): Promise<boolean> => {
    if (bytes.length > 0 && !(await writer.write(bytes))) return false
    if (result !== null) pool.recycle(result)
    return true
  }
  traffic.startStreaming(socket)
  try {
    for (const step of ahead) if (!(await write(step))) return
    for (let next = await results.next(); next.done !== true; next = await results.next()) if (!(await write(next.value))) return
    writer.end()
  } finally {
    traffic.endStreaming(socket)
    await results.return()
  }
}
