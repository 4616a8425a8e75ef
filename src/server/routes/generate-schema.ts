import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Usage } from '../../llm/schema-answer.ts'
import type { SchemaModel } from '../../llm/schema-model.ts'
import type { Schema } from '../../schema/schema.ts'
import { type GenerateSchemaBody, generateSchemaBodySchema } from '../body-schemas.ts'
import { leaveSignal } from '../leave-signal.ts'
import { llmNotConfigured } from '../llm-not-configured.ts'
import { refuseMisplaced } from '../refuse-misplaced.ts'
import { problemResponses } from '../problem-responses.ts'
import { requireJsonAccepted, requireJsonBody } from '../require-json.ts'
import { madeSchema } from '../schemas.ts'
import { sendJson } from '../send-json.ts'
import type { Service } from '../service.ts'
import { generateSchemaExamples, generateSchemaProblems, madeExamples } from './generate-schema-examples.ts'

const path = '/api/generate-schema'

/** The schema that a model made. */
interface MadeSchema {
  readonly schema: Schema
  readonly meta: {
    readonly engine: 'llm'
    readonly model: string | null
    readonly story: string
    readonly domain: string
    readonly attempts: number
    readonly warnings: readonly string[]
    readonly usage: Usage | null
  }
}

/** `POST /api/generate-schema`: takes a story, returns a schema. */
export function generateSchemaRoute(app: FastifyInstance, { core, llm, maxRows }: Service): void {
  const schema = {
    summary: 'Make a schema from a story',
    description:
      'Turns a story into a schema to inspect, edit and keep; `POST /api/generate-data` accepts it unchanged. With the engine `rules` and the ' +
      'same seed, it gives the same bytes as `POST /generate` gives for the story, and the story never leaves this service. The answers of a language model ' +
      'are cached by story, unless the request has `Cache-Control: no-cache`.',
    operationId: 'generateSchema',
    tags: ['schemas'],
    body: generateSchemaBodySchema(maxRows, generateSchemaExamples),
    response: {
      200: { description: 'The schema, and its origin.', content: { 'application/json': { schema: madeSchema, examples: madeExamples } } },
      ...problemResponses(path, generateSchemaProblems),
    },
  }
  const options = { schema, onRequest: [requireJsonBody, requireJsonAccepted], preValidation: refuseMisplaced('story') }
  app.post<{ Body: GenerateSchemaBody }>(path, options, async (request, reply) => {
    const { body } = request
    const model = modelFor(body.engine, llm)
    if (model === null) {
      const { story, rows = null } = body
      return sendJson(reply, await core.schemaOfStory({ story, rows }, leaveSignal(reply)))
    }
    const made = await schemaByModel(model, body, isFresh(request), reply)
    return made === null ? reply.hijack() : reply.header('cache-control', 'no-store').send(made)
  })
}

/** The language model to use; null for the rules. */
function modelFor(engine: GenerateSchemaBody['engine'], llm: SchemaModel | null): SchemaModel | null {
  if (engine === 'rules') return null
  if (engine === 'llm' && llm === null) throw llmNotConfigured()
  return llm
}

/** Whether the caller refuses cached answers (RFC 9111, 5.2.1.4). */
function isFresh({ headers }: FastifyRequest): boolean {
  return (headers['cache-control'] ?? '').split(',').some((directive) => directive.trim().toLowerCase() === 'no-cache')
}

/** Null when the client has disconnected. */
async function schemaByModel(
  llm: SchemaModel,
  { story, rows }: GenerateSchemaBody,
  fresh: boolean,
  reply: FastifyReply,
): Promise<MadeSchema | null> {
  const signal = leaveSignal(reply)
  try {
    const { schema, model, attempts, warnings, usage } = await llm.schemaOf({ story, rows: rows ?? null, fresh, signal })
    return { schema, meta: { engine: 'llm', model, story, domain: domainOf(schema), attempts, warnings, usage } }
  } catch (error) {
    if (signal.aborted) return null
    throw error
  }
}

function domainOf({ name = 'custom' }: Schema): string {
  return name
}
