import type { FastifyInstance } from 'fastify'
import type { Output } from '../../output/output.ts'
import type { MakingRequest } from '../../pipeline.ts'
import { type GenerateBody, generateBodySchema } from '../body-schemas.ts'
import { leaveSignal } from '../leave-signal.ts'
import { refuseMisplaced } from '../refuse-misplaced.ts'
import { problemResponses } from '../problem-responses.ts'
import { requireJsonBody } from '../require-json.ts'
import { sendMade } from '../send-made.ts'
import type { Service } from '../service.ts'
import { storyResponses } from './data-responses.ts'
import { generateExamples, generateProblems } from './generate-examples.ts'

const path = '/generate'

/** The link to the documentation of `synth-unused` (RFC 8288). */
const describedBy = '</docs#/data/explain>; rel="describedby"'

/** `POST /generate`: takes a story, returns related tables. */
export function generateRoute(app: FastifyInstance, service: Service): void {
  const { core, maxRows } = service
  const schema = {
    summary: 'Generate related tables from a story',
    description:
      'Streams every row of every table, without delay at any number of rows: as one JSON document, or in any other format, of all tables or of a part of one. ' +
      'The same request with the same seed gives the same bytes; they have a strong ETag, so `If-None-Match` avoids repeated transfers.',
    operationId: 'generate',
    tags: ['data'],
    body: generateBodySchema(maxRows, generateExamples),
    response: { ...storyResponses, ...problemResponses(path, generateProblems) },
  }
  app.post<{ Body: GenerateBody }>(
    path,
    { schema, onRequest: requireJsonBody, preValidation: refuseMisplaced('story') },
    (request, reply) => {
      const { story, rows = null } = request.body
      const open = async (making: MakingRequest): Promise<Output> => {
        const output = await core.openStory({ story, rows, ...making }, leaveSignal(reply))
        reply.header('synth-unused', String(output.unused)).header('link', describedBy)
        return output
      }
      return sendMade(request, reply, open, service)
    },
  )
}
