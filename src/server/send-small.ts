import type { FastifyReply } from 'fastify'
import type { Document } from '../engine/document.ts'
import type { Core } from './core.ts'

/** Filled again and again by this thread; what is sent is a copy. */
let scratch: ArrayBuffer | null = null

/** Generates a small document on this thread and sends it whole: a worker would cost more than it saves. */
export function sendSmall(reply: FastifyReply, document: Document, core: Core): FastifyReply {
  const parts: Buffer[] = []
  for (const task of document.tasks()) {
    const { buffer, start, end } = core.generateTask(task, scratch)
    scratch = buffer
    parts.push(Buffer.from(new Uint8Array(buffer, start, end - start)))
  }
  const [only] = parts
  return reply.send(only !== undefined && parts.length === 1 ? only : Buffer.concat(parts))
}
