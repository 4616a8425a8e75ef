import type { FastifyReply } from 'fastify'
import type { TaskResult } from '../engine/task.ts'
import { SynthError } from '../errors.ts'
import type { Step } from '../output/output.ts'
import type { Lane } from '../pool/fair-queue.ts'
import { inSeconds } from '../pool/in-seconds.ts'
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
  const { pool, admission, log } = service
  const lane = pool.openLane()
  const writer = new BodyWriter(reply.raw, () => lane.close())
  const cutOff = (reason: string): void => {
    log.warn('a response was cut off', { request_id: reply.request.id, reason })
    writer.cutOff()
  }
  let leave = (): void => {}
  try {
    leave = admission.enter({ pace: writer.pace, cutOff })
    const pieces = piecesOf(steps, lane, service)
    const ahead = await firstPiecesInTime(pieces, lane, service)
    reply.hijack()
    reply.raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string>)
    await writeAll(reply, writer, ahead, pieces, service)
  } catch (error) {
    if (writer.left) return reply.hijack()
    if (!reply.raw.headersSent) throw error
    log.error('a response broke off', { request_id: reply.request.id, reason: String(error) })
    writer.abort()
  } finally {
    writer.detach()
    lane.close()
    leave()
  }
  return reply
}

async function* piecesOf(
  steps: Iterable<Step>,
  lane: Lane<Task, TaskResult>,
  { pool, made }: Service,
): AsyncGenerator<Piece, void, undefined> {
  yield* mergeInOrder<Step, Piece>(steps, {
    run: (step) =>
      step.type === 'bytes'
        ? () => ({ bytes: step.make(), result: null, leads: step.leads })
        : lane.run(step.task).then((result) => ({ bytes: bytesOf(step, result), result, leads: true })),
    bytesOf: (step) => (step.type === 'bytes' ? 0 : step.task.estimatedBytes),
    isFull: (results, bytes) => pool.isFull(results, bytes),
    take: (step, { bytes, result }) => {
      made.add(step, bytes.length)
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

/**
 * The first pieces, unless they take too long.
 * @throws SynthError `plan_too_costly`, or `saturated` when other responses kept the workers for most of the time
 */
async function firstPiecesInTime(
  pieces: AsyncGenerator<Piece, void, undefined>,
  lane: Lane<Task, TaskResult>,
  { limits }: Service,
): Promise<readonly Piece[]> {
  const since = performance.now()
  const made = firstPieces(pieces)
  // After the tasks have begun: one that takes that long tells better what it was.
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
    ? new SynthError('saturated', `Other responses kept the workers for most of ${time}; try again in a moment`)
    : new SynthError('plan_too_costly', `The first rows take longer than ${time} to make, which is the limit: ask for less`)
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
  { pool, traffic }: Service,
): Promise<void> {
  const { socket } = reply.request
  const write = async ({ bytes, result }: Piece): Promise<boolean> => {
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
