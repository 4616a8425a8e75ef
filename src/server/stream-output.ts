import type { FastifyReply } from 'fastify'
import type { TaskResult } from '../engine/task.ts'
import type { Step } from '../output/output.ts'
import type { Lane } from '../pool/fair-queue.ts'
import { mergeInOrder } from '../pool/merge.ts'
import type { Task } from '../engine/task.ts'
import { BodyWriter } from './body-writer.ts'
import type { Service } from './service.ts'

/** Bytes of a body, and the result of a worker whose memory they are in. */
interface Piece {
  readonly bytes: Uint8Array
  readonly result: TaskResult | null
  /** Whether it shows that the response can be made, or does not have to. */
  readonly leads: boolean
}

/**
 * Streams what some steps make: their tasks run in the workers. The first piece is awaited before the headers are sent, so that a failure up
 * to there is answered properly; after it a failure breaks the connection.
 *
 * Fastify's own stream reply would not tell when a piece has left: its buffer could not go back to a worker.
 */
export async function streamOutput(reply: FastifyReply, steps: Iterable<Step>, service: Service): Promise<FastifyReply> {
  const { pool } = service
  const release = service.admission.enter()
  const lane = pool.openLane()
  const writer = new BodyWriter(reply.raw, () => lane.close())
  try {
    const pieces = piecesOf(steps, lane, service)
    const ahead = await firstPieces(pieces)
    reply.hijack()
    reply.raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string>)
    await writeAll(reply, writer, ahead, pieces, service)
  } catch (error) {
    if (writer.left) return reply.hijack()
    if (!reply.raw.headersSent) throw error
    service.log.error('a response broke off', { request_id: reply.request.id, reason: String(error) })
    writer.abort()
  } finally {
    writer.detach()
    lane.close()
    release()
  }
  return reply
}

async function* piecesOf(steps: Iterable<Step>, lane: Lane<Task, TaskResult>, { pool }: Service): AsyncGenerator<Piece, void, undefined> {
  yield* mergeInOrder<Step, Piece>(steps, {
    run: (step) =>
      step.type === 'bytes'
        ? () => ({ bytes: step.make(), result: null, leads: step.leads })
        : lane.run(step.task).then((result) => ({ bytes: bytesOf(step, result), result, leads: true })),
    bytesOf: (step) => (step.type === 'bytes' ? 0 : step.task.estimatedBytes),
    isFull: (results, bytes) => pool.isFull(results, bytes),
    take: (step, { result }) => {
      if (step.type === 'task' && result !== null) step.absorb?.(result)
    },
    discard: ({ result }) => {
      if (result !== null) pool.recycle(result)
    },
  })
}

function bytesOf({ cut }: Extract<Step, { type: 'task' }>, { buffer, start, end }: TaskResult): Uint8Array {
  return cut === null ? new Uint8Array(buffer, start, end - start) : new Uint8Array(buffer, start + cut.skip, cut.take)
}

/** The pieces up to the first with which a response may begin; all when there is none. */
async function firstPieces(pieces: AsyncGenerator<Piece, void, undefined>): Promise<readonly Piece[]> {
  const ahead: Piece[] = []
  for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) {
    ahead.push(next.value)
    if (next.value.leads) break
  }
  return ahead
}

async function writeAll(
  reply: FastifyReply,
  writer: BodyWriter,
  ahead: readonly Piece[],
  pieces: AsyncGenerator<Piece, void, undefined>,
  { pool, traffic, limits }: Service,
): Promise<void> {
  const { socket } = reply.request
  const write = async ({ bytes, result }: Piece): Promise<boolean> => {
    if (bytes.length > 0 && !(await writer.write(bytes))) return false
    if (result !== null) pool.recycle(result)
    return true
  }
  reply.raw.setTimeout(limits.stall, () => reply.raw.destroy())
  traffic.startStreaming(socket)
  try {
    for (const piece of ahead) if (!(await write(piece))) return
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) if (!(await write(next.value))) return
    writer.end()
  } finally {
    traffic.endStreaming(socket)
    await pieces.return()
  }
}
