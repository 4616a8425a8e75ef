import { setImmediate } from 'node:timers/promises'
import swagger, { type SwaggerTransformObject } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { publishedSchema } from '../../validation/json-schema.ts'
import { version } from '../../version.ts'
import type { Core } from '../core.ts'
import { withHeadOperations } from '../head-operations.ts'
import { componentsOf, withReferences } from '../openapi-components.ts'
import { problemResponses } from '../problem-responses.ts'
import { requireJsonAccepted } from '../require-json.ts'
import { problemSchema } from '../problem-schema.ts'
import { documentSecurity } from '../security/document-security.ts'
import type { Security } from '../security/security.ts'
import { addSamples, type DocSamples, docSamples } from './add-samples.ts'
import { docsHtml, docsTheme, firstScript, firstScriptAddress } from './docs-theme.ts'

type Described = Parameters<SwaggerTransformObject>[0]

/** The routes of the page. */
const pages: ReadonlySet<string> = new Set(['/docs', '/docs/'])

/** Routes whose answers contain the document. */
const documented = /^\/(?:docs\/json|docs\/yaml|openapi\.json)$/

/** The parts of the document that take long to make. */
interface DocParts {
  readonly samples: DocSamples
  /** The published JSON Schema. */
  readonly components: Readonly<Record<string, unknown>>
}

/** Makes the parts in several turns of the event loop: together with the document they would hold the main thread too long. */
async function partsOf(core: Core): Promise<DocParts> {
  const samples = await docSamples(core)
  await setImmediate()
  const published = publishedSchema()
  await setImmediate()
  const components = componentsOf(published, 'Schema')
  await setImmediate()
  return { samples, components }
}

/** Completes the document when it is first requested. */
function complete(described: Described, parts: DocParts, security: Security): object {
  if ('swaggerObject' in described) return described.swaggerObject
  const { openapiObject } = described
  addSamples(openapiObject, parts.samples)
  const schemas = { ...parts.components, Problem: problemSchema }
  const components = { ...openapiObject.components, schemas }
  const paths = withHeadOperations(withReferences(openapiObject.paths ?? {}) as Readonly<Record<string, unknown>>)
  return documentSecurity({ ...openapiObject, components, paths }, security)
}

/** The page loads only files of this service, so it works without a network. */
const contentPolicy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'"

const documentSchema = {
  summary: 'This document',
  description: 'The OpenAPI 3.1 description of the service.',
  operationId: 'describeService',
  tags: ['service'],
  response: {
    200: { description: 'The document.', content: { 'application/json': { schema: { type: 'object', description: 'OpenAPI 3.1.' } } } },
    ...problemResponses('/openapi.json', [
      { code: 'not_acceptable', detail: 'The header Accept must allow application/json' },
      { code: 'shutting_down', detail: 'The service is shutting down; connect again in a moment' },
    ]),
  },
}

/** The parts of the OpenAPI description that are not of one operation. */
const aboutService = {
  openapi: '3.1.0',
  info: {
    title: 'synth',
    version,
    description:
      'Turns a story or a schema into related synthetic tables: streamed, with any number of rows, byte for byte reproducible by seed. ' +
      'To try stories and look at their data, open the [playground](/); for an introduction, read the [guide](/guide). This page is the reference of the HTTP interface.',
    contact: { name: 'synth contributors' },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'This service.' }],
  tags: [
    { name: 'data', description: 'Generate tables.' },
    { name: 'datasets', description: 'Tables as files at fixed addresses.' },
    { name: 'exports', description: 'Data sets that workers write to a place that they share.' },
    { name: 'schemas', description: 'Make, validate and describe schemas.' },
    { name: 'service', description: 'The service itself.' },
  ],
}

/** `GET /docs` (Swagger UI) and `GET /openapi.json`. Register it before the routes to document. */
export function docsRoutes(app: FastifyInstance, core: Core, security: Security): void {
  let parts: DocParts | null = null
  let making: Promise<DocParts> | null = null
  // The document is assembled synchronously, so the parts have to be ready before. All requests until then wait for the same ones.
  app.addHook('onRequest', async ({ routeOptions: { url = '' } }) => {
    if (parts !== null || !documented.test(url)) return
    making ??= partsOf(core).finally(() => {
      making = null
    })
    parts = await making
  })
  void app.register(swagger, {
    transformObject: (described) => complete(described, parts ?? { samples: {}, components: {} }, security),
    openapi: aboutService,
  })
  app.addHook('onSend', async ({ routeOptions: { url = '' } }, _reply, payload) =>
    pages.has(url) && typeof payload === 'string' ? docsHtml(payload) : payload,
  )
  app.get(firstScriptAddress, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(firstScript()),
  )
  void app.register(swaggerUi, {
    routePrefix: '/docs',
    // The base layout omits the top bar, with its logo of the framework and its field for other documents.
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', tryItOutEnabled: true, displayRequestDuration: true, deepLinking: true },
    theme: docsTheme(),
    staticCSP: contentPolicy,
  })
  let written: string | null = null
  app.after(() => {
    app.get('/openapi.json', { schema: documentSchema, onRequest: requireJsonAccepted }, (_request, reply) => {
      // It takes milliseconds to write, and does not change.
      written ??= JSON.stringify(app.swagger())
      return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(written)
    })
  })
}
