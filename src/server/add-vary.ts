import type { FastifyReply } from 'fastify'

/** Adds names of request headers that an answer depends on to the header Vary. */
export function addVary(reply: FastifyReply, names: string): void {
  const before = reply.getHeader('vary')
  reply.header('vary', before === undefined ? names : `${String(before)}, ${names}`)
}
