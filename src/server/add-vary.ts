import type { FastifyReply } from 'fastify'

/** Says which headers of the request an answer depends on, beside those that were said before. */
export function addVary(reply: FastifyReply, names: string): void {
  const before = reply.getHeader('vary')
  reply.header('vary', before === undefined ? names : `${String(before)}, ${names}`)
}
