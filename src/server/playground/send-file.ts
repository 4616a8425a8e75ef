import type { FastifyReply, FastifyRequest } from 'fastify'
import { addVary } from '../add-vary.ts'
import { contentCoding } from '../content-coding.ts'
import { etagMatches } from '../etag-matches.ts'
import type { PlaygroundFile } from './playground-file.ts'

/** Answers with a file of the playground, compressed if the client accepts gzip. */
export function sendPlaygroundFile(request: FastifyRequest, reply: FastifyReply, file: PlaygroundFile): FastifyReply {
  const isGzipped = contentCoding(request.headers['accept-encoding']) === 'gzip'
  const etag = `"${file.digest}${isGzipped ? '-gzip' : ''}"`
  addVary(reply, 'accept-encoding')
  reply.header('etag', etag)
  if (etagMatches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (isGzipped) reply.header('content-encoding', 'gzip')
  return reply.header('content-type', file.type).send(isGzipped ? file.gzipped : file.plain)
}
