import type { FastifyReply } from 'fastify'
import type { Step } from '../output/output.ts'
import { type MadeStep, madeSteps } from '../pool/made-steps.ts'
import { BodyWriter } from './body-writer.ts'
import { firstResultsInTime } from './first-results.ts'
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
