import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { errorHelp } from '../../error-help.ts'
import { type ErrorCode, errorTable, SynthError } from '../../errors.ts'
import { insteadOf } from '../../nearest.ts'
import { accepts } from '../accepts.ts'
import { addVary } from '../add-vary.ts'
import type { GuideFiles } from '../guide-files.ts'
import { problemResponses } from '../problem-responses.ts'
import { requireAccepted } from '../require-json.ts'
import { errorRowSchema } from '../schemas.ts'
import { sendGuideFile } from '../send-guide-file.ts'

const [json, html] = ['application/json', 'text/html']

/** `GET /errors/{code}`: the target of the `type` of a problem. Browsers get a page, programs get JSON. */
export function errorsRoute(app: FastifyInstance, files: GuideFiles): void {
  const codes = Object.keys(errorTable) as ErrorCode[]
  const rows: ReadonlyMap<string, object> = new Map(codes.map((code) => [code, { code, ...errorTable[code], ...errorHelp[code] }]))
  const schema = {
    summary: 'Explain an error code',
    description: 'The `type` of every problem links here. Browsers get a page of the guide.',
    operationId: 'explainError',
    tags: ['service'],
    params: Type.Object({ code: Type.String({ description: 'The code.', examples: ['too_many_rows'] }) }),
    response: {
      200: {
        description: 'The row of the error table, with cause and remedy.',
        content: {
          [json]: { schema: errorRowSchema, examples: { too_many_rows: { value: rows.get('too_many_rows') } } },
          [html]: { schema: { type: 'string', description: 'The same row as a page.' } },
        },
      },
      ...problemResponses('/errors/too_few_rows', [
        { code: 'request_malformed', detail: 'The path is not valid percent-encoded UTF-8' },
        { code: 'not_found', detail: 'There is no error "too_few_rows": did you mean "too_many_rows"?' },
        { code: 'not_acceptable', detail: 'The header Accept must allow application/json or text/html' },
        { code: 'uri_too_long', detail: 'A segment of the path is too long' },
        { code: 'shutting_down', detail: 'The service is shutting down; connect again in a moment' },
      ]),
    },
  }
  app.get<{ Params: { code: string } }>('/errors/:code', { schema, onRequest: requireAccepted(json, html) }, async (request, reply) => {
    const { code } = request.params
    const row = rows.get(code)
    if (row === undefined)
      throw new SynthError('not_found', `There is no error ${JSON.stringify(code.slice(0, 64))}${insteadOf(code, codes)}`)
    addVary(reply, 'accept')
    const { accept } = request.headers
    const page = accepts(accept, html) > accepts(accept, json) ? await files.file(`errors/${code}.html`) : null
    return page === null ? reply.send(row) : sendGuideFile(request, reply, page)
  })
}
