import type { FastifyReply, FastifyRequest } from 'fastify'
import { digest } from '../digest.ts'
import { etagMatches } from './etag-matches.ts'

/** Bytes with a strong entity tag. */
export interface Tagged {
  readonly bytes: Buffer
  /** Quoted, as the header has it. */
  readonly etag: string
}

/** Bytes with the tag of their content. */
export function tagged(bytes: Buffer): Tagged {
  return { bytes, etag: `"${digest(bytes)}"` }
}

/** Answers with bytes, or with 304 if the caller has them. Bytes are sent because Fastify adds a charset to the type of text. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, mediaType: string, { bytes, etag }: Tagged): FastifyReply {
  reply.header('etag', etag).header('cache-control', 'no-cache')
  if (etagMatches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.header('content-type', mediaType).send(bytes)
}
