import type { FastifyReply } from 'fastify'
import type { TaskResult } from '../engine/task.ts'
import { SynthError } from '../errors.ts'
import type { Step } from '../output/output.ts'
import type { Lane } from '../pool/fair-queue.ts'
import { inSeconds } from '../pool/in-seconds.ts'
import { type MadePiece, madePieces } from '../pool/made-pieces.ts'
import type { Task } from '../engine/task.ts'
import { BodyWriter } from './body-writer.ts'
import type { Service } from './service.ts'

/**
 * Streams the results of some steps, whose tasks run in the workers. The headers are sent only after the first piece is ready, so that an
 * error up to then gets a proper error answer; a later error breaks the connection.
 *
 * Fastify's own stream reply does not report when a piece has been sent, so its buffer could not be returned to a worker.
 */
export async function streamOutput(reply: FastifyReply, steps: Iterable<Step>, service: Service): Promise<FastifyReply> {
  const { pool, admission, made, log } = service
  const lane = pool.openLane()
  const writer = new BodyWriter(reply.raw, () => lane.close())
  const cutOff = (reason: string): void => {
    log.warn('a response was cut off', { request_id: reply.request.id, reason })
    writer.cutOff()
  }
  let leave = (): void => {}
  try {
    leave = admission.enter({ pace: writer.pace, cutOff })
    const pieces = madePieces(steps, lane, pool, (step, bytes) => made.add(step, bytes))
    const ahead = await firstPiecesInTime(pieces, lane, service)
    reply.hijack()
    reply.raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string>)
    await writeAll(reply, writer, ahead, pieces, service)
  } catch (error) {
    if (writer.left) return reply.hijack()
    if (!reply.raw.headersSent) throw error
    log.error('a response was broken off', { request_id: reply.request.id, reason: String(error) })
    writer.abort()
  } finally {
    writer.detach()
    lane.close()
    leave()
  }
  return reply
}

/**
 * The first pieces, within the time limit.
 * @throws SynthError `plan_too_costly`, or `saturated` when other responses occupied the workers for most of the time
 */
async function firstPiecesInTime(
  pieces: AsyncGenerator<MadePiece, void, undefined>,
  lane: Lane<Task, TaskResult>,
  { limits }: Service,
): Promise<readonly MadePiece[]> {
  const since = performance.now()
  const made = firstPieces(pieces)
  // Started after the tasks, whose own time-out has a more precise message.
  const timer = setTimeout(() => lane.end(tooLate((lane.startedAt ?? Infinity) - since, limits.task)), limits.task)
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

/** The pieces up to the first one with which a response can begin; all pieces if there is none. */
async function firstPieces(pieces: AsyncGenerator<MadePiece, void, undefined>): Promise<readonly MadePiece[]> {
  const ahead: MadePiece[] = []
  for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) {
    ahead.push(next.value)
    if (next.value.leads) break
  }
  return ahead
}

async function writeAll(
  reply: FastifyReply,
  writer: BodyWriter,
  ahead: readonly MadePiece[],
  pieces: AsyncGenerator<MadePiece, void, undefined>,
  { pool, traffic }: Service,
): Promise<void> {
  const { socket } = reply.request
  const write = async ({ bytes, result }: MadePiece): Promise<boolean> => {
    if (bytes.length > 0 && !(await writer.write(bytes))) return false
    if (result !== null) pool.recycle(result)
    return true
  }
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
