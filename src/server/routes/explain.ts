import type { FastifyInstance } from 'fastify'
import { type GenerateBody, generateBodySchema } from '../body-schemas.ts'
import { leaveSignal } from '../leave-signal.ts'
import { refuseMisplaced } from '../refuse-misplaced.ts'
import { problemResponses } from '../problem-responses.ts'
import { requireJsonAccepted, requireJsonBody } from '../require-json.ts'
import { explainedSchema } from '../explained-schema.ts'
import { sendJson } from '../send-json.ts'
import type { Service } from '../service.ts'
import { explainExamples } from './explain-examples.ts'
import { generateProblems } from './generate-examples.ts'

const path = '/api/explain'

/** `POST /api/explain`: explains how a story is understood, without generating data. */
export function explainRoute(app: FastifyInstance, { core, maxRows }: Service): void {
  const schema = {
    summary: 'Explain how a story is understood',
    description:
      'Takes the body of `POST /generate` and explains its result without generating data: the domain, the number of rows of each table with its reason, ' +
      'every fact that was read, with its position in the story and its effect, every part of the story that has no effect, and the schema. ' +
      '`POST /api/generate-data` accepts that schema unchanged: with the same seed it gives the same tables.',
    operationId: 'explain',
    tags: ['data'],
    body: generateBodySchema(maxRows, explainExamples),
    response: {
      200: {
        description: 'How the story is understood, and which parts have no effect.',
        content: { 'application/json': { schema: explainedSchema } },
      },
      ...problemResponses(path, generateProblems),
    },
  }
  app.post<{ Body: GenerateBody }>(
    path,
    { schema, onRequest: [requireJsonBody, requireJsonAccepted], preValidation: refuseMisplaced('story') },
    async (request, reply) => {
      const { story, rows = null, seed, format = 'records' } = request.body
      return sendJson(reply, await core.explainStory({ story, rows, seed: seed ?? 0, format, maxRows }, leaveSignal(reply)))
    },
  )
}
