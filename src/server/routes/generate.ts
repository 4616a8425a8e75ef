import type { FastifyInstance, FastifyReply } from 'fastify'
import { documentBytes } from '../document-bytes.ts'
import { etagMatches } from '../etag-matches.ts'
import { generateExamples, generateProblems } from './generate-examples.ts'
import { problemResponses } from '../problem-responses.ts'
import { randomSeed } from '../random-seed.ts'
import { requireJsonAccepted, requireJsonBody } from '../require-json.ts'
import { type GenerateBody, generateBodySchema, generatedSchema } from '../schemas.ts'
import { streamDocument } from '../send-document.ts'
import type { Service } from '../service.ts'

const path = '/generate'

/** `POST /generate`: a story in, related tables out. */
export function generateRoute(app: FastifyInstance, service: Service): void {
  const schema = {
    summary: 'Generate related tables from a story',
    description:
      'Streams every row of every table as JSON, starting at once, whatever the number of rows. ' +
      'The same request with the same seed gives the same bytes; they have a strong ETag, so `If-None-Match` saves the way.',
    operationId: 'generate',
    tags: ['data'],
    body: generateBodySchema(service.maxRows, generateExamples),
    response: {
      200: {
        description: 'The tables, parents before children.',
        headers: responseHeaders,
        content: { 'application/json': { schema: generatedSchema } },
      },
      304: { description: 'The caller has these bytes already (`If-None-Match`).', type: 'null' },
      ...problemResponses(path, generateProblems),
    },
  }
  app.post<{ Body: GenerateBody }>(path, { schema, onRequest: [requireJsonBody, requireJsonAccepted] }, (request, reply) => {
    const { story, rows, format } = request.body
    // Adding 0 turns -0, which is the same seed, into 0.
    const seed = (request.body.seed ?? randomSeed()) + 0
    const document = service.core.openStory({ story, rows, seed, format, maxRows: service.maxRows })
    setHeaders(reply, seed, document.etag, request.body.seed !== null)
    if (etagMatches(request.headers['if-none-match'], document.etag)) return reply.code(304).send()
    reply.header('content-type', document.contentType)
    // A worker would cost a small document more than it saves.
    return document.isSmall ? reply.send(documentBytes(document, service.core)) : streamDocument(reply, document, service)
  })
}

const responseHeaders = {
  'synth-seed': { type: 'integer', description: 'The seed; the same request with it gives the same bytes.' },
  etag: { type: 'string', description: 'Strong: equal tags are equal bytes.' },
}

function setHeaders(reply: FastifyReply, seed: number, etag: string, repeatable: boolean): void {
  reply.header('synth-seed', String(seed))
  reply.header('etag', etag)
  reply.header('cache-control', repeatable ? 'no-cache' : 'no-store')
}
