import type { FastifyReply } from 'fastify'
import type { Lane } from '../pool/fair-queue.ts'
import { mergeInOrder } from '../pool/merge.ts'
import type { Task, TaskResult } from '../plan/task.ts'
import { BodyWriter } from './body-writer.ts'
import type { Document } from '../engine/document.ts'
import type { Service } from './service.ts'

/**
 * Streams a document that the workers make. The first piece is awaited before the headers are sent, so that a failure up to there
 * is answered properly; after it a failure breaks the connection.
 *
 * Fastify's own stream reply would not tell when a piece has left: its buffer could not go back to a worker.
 */
export async function streamDocument(reply: FastifyReply, document: Document, service: Service): Promise<FastifyReply> {
  const { pool } = service
  const release = service.admission.enter()
  const lane = pool.openLane()
  const writer = new BodyWriter(reply.raw, () => lane.close())
  try {
    const results = mergeResults(document, lane, service)
    const first = await results.next()
    reply.hijack()
    reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>)
    await writeAll(reply, writer, first, results, service)
  } catch (error) {
    if (writer.left) return reply.hijack()
    if (!reply.raw.headersSent) throw error
    service.log.error(`a response broke off: ${String(error)}`)
    writer.abort()
  } finally {
    writer.detach()
    lane.close()
    release()
  }
  return reply
}

function mergeResults(document: Document, lane: Lane<Task, TaskResult>, { pool }: Service): AsyncGenerator<TaskResult, void, undefined> {
  return mergeInOrder(document.tasks(), {
    run: (task) => lane.run(task),
    window: () => pool.window,
    discard: (result) => pool.recycle(result),
  })
}

async function writeAll(
  reply: FastifyReply,
  writer: BodyWriter,
  first: IteratorResult<TaskResult, void>,
  results: AsyncGenerator<TaskResult, void, undefined>,
  { pool, traffic, limits }: Service,
): Promise<void> {
  const { socket } = reply.request
  reply.raw.setTimeout(limits.stall, () => reply.raw.destroy())
  traffic.startStreaming(socket)
  try {
    let next = first
    for (; next.done !== true; next = await results.next()) {
      const { buffer, start, end } = next.value
      if (!(await writer.write(new Uint8Array(buffer, start, end - start)))) return
      pool.recycle(next.value)
    }
    writer.end()
  } finally {
    traffic.endStreaming(socket)
    await results.return()
  }
}
