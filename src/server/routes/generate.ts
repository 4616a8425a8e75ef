import type { FastifyInstance } from 'fastify'
import { type GenerateBody, generateBodySchema } from '../body-schemas.ts'
import { problemResponses } from '../problem-responses.ts'
import { requireJsonAccepted, requireJsonBody } from '../require-json.ts'
import { sendData } from '../send-data.ts'
import type { Service } from '../service.ts'
import { dataResponses } from './data-responses.ts'
import { generateExamples, generateProblems } from './generate-examples.ts'

const path = '/generate'

/** `POST /generate`: a story in, related tables out. */
export function generateRoute(app: FastifyInstance, service: Service): void {
  const { core, maxRows } = service
  const schema = {
    summary: 'Generate related tables from a story',
    description:
      'Streams every row of every table as JSON, starting at once, whatever the number of rows. ' +
      'The same request with the same seed gives the same bytes; they have a strong ETag, so `If-None-Match` saves the way.',
    operationId: 'generate',
    tags: ['data'],
    body: generateBodySchema(maxRows, generateExamples),
    response: { ...dataResponses, ...problemResponses(path, generateProblems) },
  }
  app.post<{ Body: GenerateBody }>(path, { schema, onRequest: [requireJsonBody, requireJsonAccepted] }, (request, reply) => {
    const { story, rows, seed: asked, format } = request.body
    return sendData(request, reply, asked, (seed) => core.openStory({ story, rows, seed, format, maxRows }), service)
  })
}
