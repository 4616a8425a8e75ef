import type { FastifyInstance } from 'fastify'
import { schemaBodyLimit } from '../body-limit.ts'
import { type GenerateDataBody, generateDataBodySchema } from '../body-schemas.ts'
import { inBody } from '../in-body.ts'
import { leaveSignal } from '../leave-signal.ts'
import { refuseMisplaced } from '../refuse-misplaced.ts'
import { problemResponses } from '../problem-responses.ts'
import { requireJsonBody } from '../require-json.ts'
import { sendMade } from '../send-made.ts'
import type { Service } from '../service.ts'
import { dataResponses } from './data-responses.ts'
import { generateDataExamples, generateDataProblems } from './schema-examples.ts'

const path = '/api/generate-data'

/** `POST /api/generate-data`: takes a schema, returns related tables. */
export function generateDataRoute(app: FastifyInstance, service: Service): void {
  const { core, maxRows } = service
  const schema = {
    summary: 'Generate related tables from a schema',
    description:
      'Streams every row of every table of the schema, as `POST /generate` does for a story. ' +
      'Accepts the `schema` of an answer of `POST /api/generate-schema` unchanged.',
    operationId: 'generateData',
    tags: ['data'],
    body: generateDataBodySchema(maxRows, generateDataExamples),
    response: { ...dataResponses, ...problemResponses(path, generateDataProblems) },
  }
  const options = { schema, bodyLimit: schemaBodyLimit, onRequest: requireJsonBody, preValidation: refuseMisplaced('schema') }
  app.post<{ Body: GenerateDataBody }>(path, options, async (request, reply) => {
    const { schema: sent, rows = null } = request.body
    try {
      return await sendMade(request, reply, (making) => core.openSchema({ schema: sent, rows, ...making }, leaveSignal(reply)), service)
    } catch (error) {
      throw inBody('/schema', error)
    }
  })
}
