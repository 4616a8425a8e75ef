import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { errorTable, SynthError } from '../../errors.ts'
import { problemResponses } from '../problem-responses.ts'
import { requireJsonAccepted } from '../require-json.ts'
import { errorRowSchema } from '../schemas.ts'

/** `GET /errors/{code}`: where the `type` of a problem leads. */
export function errorsRoute(app: FastifyInstance): void {
  const rows: ReadonlyMap<string, object> = new Map(Object.entries(errorTable).map(([code, row]) => [code, { code, ...row }]))
  const schema = {
    summary: 'What does an error code mean?',
    description: 'The `type` of every problem leads here.',
    operationId: 'explainError',
    tags: ['service'],
    params: Type.Object({ code: Type.String({ description: 'The code.', examples: ['too_many_rows'] }) }),
    response: {
      200: {
        description: 'The row of the table of errors.',
        content: { 'application/json': { schema: errorRowSchema, examples: { too_many_rows: { value: rows.get('too_many_rows') } } } },
      },
      ...problemResponses('/errors/too_few_rows', [
        { code: 'request_malformed', detail: 'The path is not valid percent-encoded UTF-8' },
        { code: 'not_found', detail: 'There is no error "too_few_rows"' },
        { code: 'not_acceptable', detail: 'The answer is application/json; accept it, or */*' },
        { code: 'uri_too_long', detail: 'A segment of the path is too long' },
        { code: 'shutting_down', detail: 'The service is shutting down; connect again in a moment' },
      ]),
    },
  }
  app.get<{ Params: { code: string } }>('/errors/:code', { schema, onRequest: requireJsonAccepted }, (request, reply) => {
    const row = rows.get(request.params.code)
    if (row === undefined) throw new SynthError('not_found', `There is no error ${JSON.stringify(request.params.code)}`)
    return reply.send(row)
  })
}
