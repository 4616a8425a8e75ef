import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '../openapi/document.ts'
import { problemResponses } from '../problem-responses.ts'
import { requireJsonAccepted } from '../require-json.ts'
import type { Security } from '../security/security.ts'
import { sendTagged, type Tagged } from '../send-tagged.ts'

const path = '/openapi.json'
const json = 'application/json; charset=utf-8'

/** Where the page of Swagger UI and its users look for the document. */
const otherPaths = {
  '/docs/json': json,
  // Every JSON document is YAML.
  '/docs/yaml': 'application/yaml',
}

const schema = {
  summary: 'This document',
  description: 'The OpenAPI 3.1 description of the service.',
  operationId: 'describeService',
  tags: ['service'],
  response: {
    200: {
      description: 'The document.',
      headers: { etag: { type: 'string', description: 'Strong: equal tags mean equal bytes.' } },
      content: { 'application/json': { schema: { type: 'object', description: 'OpenAPI 3.1.' } } },
    },
    304: { description: 'The caller already has these bytes (`If-None-Match`).', type: 'null' },
    ...problemResponses(path, [
      { code: 'not_acceptable', detail: 'The header Accept must allow application/json' },
      { code: 'shutting_down', detail: 'The service is shutting down; connect again in a moment' },
    ]),
  },
}

/** `GET /openapi.json`: the OpenAPI document of this service. */
export function openApiRoute(app: FastifyInstance, security: Security): void {
  let known: Promise<Tagged> | null = null
  const document = (): Promise<Tagged> => {
    known ??= openApiDocument(security).catch((error: unknown) => {
      // The next request tries again.
      known = null
      throw error
    })
    return known
  }
  app.get(path, { schema, onRequest: requireJsonAccepted }, async (request, reply) => sendTagged(request, reply, json, await document()))
  for (const [other, type] of Object.entries(otherPaths))
    app.get(other, { schema: { hide: true } }, async (request, reply) => sendTagged(request, reply, type, await document()))
}
