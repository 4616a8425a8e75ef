import type { FastifyInstance } from 'fastify'
import { schemaBodyLimit } from '../body-limit.ts'
import { type ImportBody, importBodySchema } from '../body-schemas.ts'
import { leaveSignal } from '../leave-signal.ts'
import { problemResponses } from '../problem-responses.ts'
import { requireJsonAccepted, requireJsonBody } from '../require-json.ts'
import { importedSchema } from '../imported-schema.ts'
import { sendJson } from '../send-json.ts'
import type { Service } from '../service.ts'
import { importExamples, importProblems } from './import-examples.ts'

const path = '/api/import'

/** `POST /api/import`: takes tables that are declared in code, returns a schema. */
export function importRoute(app: FastifyInstance, { core, maxRows }: Service): void {
  const schema = {
    summary: 'Make a schema from SQL, a model, types or samples',
    description:
      'Imports `CREATE TABLE` statements, a model in Prisma, DBML, GraphQL, Mermaid, Python, Zod or TypeScript, classes of Java, Kotlin, C#, Go and others, a migration of Rails, Laravel or Knex, a JSON Schema, or a sample in `INSERT` statements, JSON or CSV: tables, types, keys, references, ' +
      'checks and enums become a schema that `POST /api/generate-data` accepts unchanged. Whatever the schema cannot hold is reported by line. ' +
      'The same text as the story of `POST /generate` gives the data at once.',
    operationId: 'importText',
    tags: ['schemas'],
    body: importBodySchema(maxRows, importExamples),
    response: {
      200: { description: 'The schema, and what it does not have.', content: { 'application/json': { schema: importedSchema } } },
      ...problemResponses(path, importProblems),
    },
  }
  const options = { schema, bodyLimit: schemaBodyLimit, onRequest: [requireJsonBody, requireJsonAccepted] }
  app.post<{ Body: ImportBody }>(path, options, async (request, reply) => {
    const { text, format = null, name = null, rows = null } = request.body
    return sendJson(reply, await core.importText({ text, format, name, rows }, leaveSignal(reply)))
  })
}
