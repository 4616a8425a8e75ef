import type { FastifyInstance } from 'fastify'
import { publishedSchema } from '../../validation/json-schema.ts'
import { accepts } from '../accepts.ts'
import { addVary } from '../add-vary.ts'
import { problemResponses } from '../problem-responses.ts'
import { requireAccepted } from '../require-json.ts'
import { sendTagged, type Tagged, tagged } from '../send-tagged.ts'

const path = '/schema.json'
const types = ['application/schema+json', 'application/json'] as const

let known: Tagged | null = null

/** Created with the first request. */
function published(): Tagged {
  return (known ??= tagged(Buffer.from(JSON.stringify(publishedSchema()))))
}

/** `GET /schema.json`: the JSON Schema of schemas, for editors. */
export function publishedSchemaRoute(app: FastifyInstance): void {
  const schema = {
    summary: 'The JSON Schema of schemas',
    description:
      'The JSON Schema (2020-12) of synth schemas: editors that find it in `$schema` complete names and validate while you type.',
    operationId: 'describeSchema',
    tags: ['schemas'],
    response: {
      200: {
        description: 'The JSON Schema.',
        headers: {
          etag: { type: 'string', description: 'Strong: equal tags mean equal bytes.' },
          vary: { type: 'string', description: 'accept: the media type depends on it.' },
        },
        content: { [types[0]]: { schema: { type: 'object', description: 'A JSON Schema.' } } },
      },
      304: { description: 'The caller already has these bytes (`If-None-Match`).', type: 'null' },
      ...problemResponses(path, [
        { code: 'not_acceptable', detail: `The header Accept must allow ${types.join(' or ')}` },
        { code: 'shutting_down', detail: 'The service is shutting down; connect again in a moment' },
      ]),
    },
  }
  app.get(path, { schema, onRequest: requireAccepted(...types) }, (request, reply) => {
    addVary(reply, 'accept')
    const type = types.find((each) => accepts(request.headers.accept, each) > 0) ?? types[0]
    return sendTagged(request, reply, type, published())
  })
}
