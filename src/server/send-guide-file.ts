import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagMatches } from './etag-matches.ts'
import type { GuideFile } from './guide-files.ts'
import { guidePolicy } from './security/guide-policy.ts'

/** Answers with a file of the guide, or with 304 if the browser has it. */
export function sendGuideFile(request: FastifyRequest, reply: FastifyReply, { mediaType, bytes }: GuideFile): FastifyReply {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  reply.header('etag', etag).header('cache-control', 'no-cache').header('content-security-policy', guidePolicy)
  if (etagMatches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.header('content-type', mediaType).send(bytes)
}
