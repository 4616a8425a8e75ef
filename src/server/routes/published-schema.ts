import type { FastifyInstance } from 'fastify'
import { digest } from '../../digest.ts'
import { publishedSchema } from '../../validation/json-schema.ts'
import { accepts } from '../accepts.ts'
import { addVary } from '../add-vary.ts'
import { etagMatches } from '../etag-matches.ts'
import { problemResponses } from '../problem-responses.ts'
import { requireAccepted } from '../require-json.ts'

const path = '/schema.json'
const types = ['application/schema+json', 'application/json'] as const

interface Published {
  readonly body: Buffer
  readonly etag: string
}

let known: Published | null = null

/** Created with the first request. */
function published(): Published {
  if (known !== null) return known
  const text = JSON.stringify(publishedSchema())
  return (known = { body: Buffer.from(text), etag: `"${digest(text)}"` })
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
  app.get(path, { schema, onRequest: requireAccepted(...types) }, ({ headers }, reply) => {
    const { body, etag } = published()
    addVary(reply, 'accept')
    reply.header('etag', etag).header('cache-control', 'no-cache')
    if (etagMatches(headers['if-none-match'], etag)) return reply.code(304).send()
    const type = types.find((each) => accepts(headers.accept, each) > 0) ?? types[0]
    // Bytes, because Fastify adds a charset to text, and these media types have none.
    return reply.header('content-type', type).send(body)
  })
}
