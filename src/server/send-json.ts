import type { FastifyReply } from 'fastify'
import type { WrittenJson } from '../planner/written-json.ts'

/** Sends JSON that another thread has written. */
export function sendJson(reply: FastifyReply, json: WrittenJson): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(Buffer.from(json.buffer, json.byteOffset, json.byteLength))
}
