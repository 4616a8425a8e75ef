import type { FastifyInstance } from 'fastify'
import { type GenerateBody, generateBodySchema } from '../body-schemas.ts'
import { explained } from '../../library/explained.ts'
import { leaveSignal } from '../leave-signal.ts'
import { refuseMisplaced } from '../refuse-misplaced.ts'
import { problemResponses } from '../problem-responses.ts'
import { requireJsonAccepted, requireJsonBody } from '../require-json.ts'
import { explainedSchema } from '../schemas.ts'
import type { Service } from '../service.ts'
import { explainExamples } from './explain-examples.ts'
import { generateProblems } from './generate-examples.ts'

const path = '/api/explain'

/** `POST /api/explain`: a story in, what is understood of it out; no data. */
export function explainRoute(app: FastifyInstance, { core, maxRows }: Service): void {
  const schema = {
    summary: 'Tell what a story is understood as',
    description:
      'Takes the body of `POST /generate`, and tells what that would make of it, without data: the domain, how many rows each table has and why, ' +
      'every fact that was read with its place in the story and what it sets, every part of the story that sets nothing, and the schema, which ' +
      '`POST /api/generate-data` takes as it is: with the same seed it gives the same tables.',
    operationId: 'explain',
    tags: ['data'],
    body: generateBodySchema(maxRows, explainExamples),
    response: {
      200: { description: 'What is understood, and what is not.', content: { 'application/json': { schema: explainedSchema } } },
      ...problemResponses(path, generateProblems),
    },
  }
  app.post<{ Body: GenerateBody }>(
    path,
    { schema, onRequest: [requireJsonBody, requireJsonAccepted], preValidation: refuseMisplaced('story') },
    async (request, reply) => {
      const { story, rows = null, seed, format = 'records' } = request.body
      return reply
        .header('cache-control', 'no-store')
        .send(explained(await core.explainStory({ story, rows, seed: seed ?? 0, format, maxRows }, leaveSignal(reply)), story))
    },
  )
}
