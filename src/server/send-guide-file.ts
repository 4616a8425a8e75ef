import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GuideFile } from './guide-files.ts'
import { guidePolicy } from './security/guide-policy.ts'
import { sendTagged, tagged } from './send-tagged.ts'

/** Answers with a file of the guide, or with 304 if the browser has it. */
export function sendGuideFile(request: FastifyRequest, reply: FastifyReply, { mediaType, bytes }: GuideFile): FastifyReply {
  reply.header('content-security-policy', guidePolicy)
  return sendTagged(request, reply, mediaType, tagged(bytes))
}
