import type { FastifyInstance } from 'fastify'
import { schemaBodyLimit } from '../body-limit.ts'
import { type ValidateSchemaBody, validateSchemaBodySchema } from '../body-schemas.ts'
import { inspect } from '../inspect.ts'
import { leaveSignal } from '../leave-signal.ts'
import { refuseMisplaced } from '../refuse-misplaced.ts'
import { problemResponses } from '../problem-responses.ts'
import { requireJsonAccepted, requireJsonBody } from '../require-json.ts'
import { inspectedSchema } from '../schemas.ts'
import type { Service } from '../service.ts'
import { validateSchemaExamples, validateSchemaProblems } from './schema-examples.ts'

const path = '/api/validate-schema'

/** `POST /api/validate-schema`: reports the problems of a schema, or its size and cost; no data. */
export function validateSchemaRoute(app: FastifyInstance, { core, maxRows }: Service): void {
  const schema = {
    summary: 'Validate a schema without generating',
    description:
      'Reports every problem of a schema, each with a JSON pointer into the schema itself; for a valid schema, ' +
      'the rows of each table, the size, the cost and warnings. An invalid schema also gives 200, with `valid` false.',
    operationId: 'validateSchema',
    tags: ['schemas'],
    body: validateSchemaBodySchema(maxRows, validateSchemaExamples),
    response: {
      200: { description: 'The result.', content: { 'application/json': { schema: inspectedSchema } } },
      ...problemResponses(path, validateSchemaProblems),
    },
  }
  const options = {
    schema,
    bodyLimit: schemaBodyLimit,
    onRequest: [requireJsonBody, requireJsonAccepted],
    preValidation: refuseMisplaced('schema'),
  }
  app.post<{ Body: ValidateSchemaBody }>(path, options, async (request, reply) => {
    const { schema: sent, rows = null, seed } = request.body
    return reply
      .header('cache-control', 'no-store')
      .send(await inspect({ schema: sent, rows, seed: seed ?? 0, maxRows }, core, leaveSignal(reply)))
  })
}
