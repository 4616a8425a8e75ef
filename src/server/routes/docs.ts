import swagger, { type SwaggerTransformObject } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { version } from '../../version.ts'
import type { Core } from '../core.ts'
import { generateSamples } from './generate-samples.ts'

/** Adds to the description of `POST /generate` answers as they are; made when the docs are first asked for, not when the service starts. */
function addSamples(core: Core): SwaggerTransformObject {
  return (described) => {
    if ('swaggerObject' in described) return described.swaggerObject
    const answer = described.openapiObject.paths?.['/generate']?.post?.responses['200']
    const media = answer !== undefined && 'content' in answer ? answer.content?.['application/json'] : undefined
    if (media !== undefined) Object.assign(media, { examples: generateSamples(core) })
    return described.openapiObject
  }
}

/** Everything the page loads comes from this service, so it works without a network. */
const contentPolicy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'"

/** `GET /docs` (Swagger UI), `GET /openapi.json`, and `GET /` that leads to the docs. To be registered before the routes it documents. */
export function docsRoutes(app: FastifyInstance, core: Core): void {
  void app.register(swagger, {
    transformObject: addSamples(core),
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'synth',
        version,
        description: 'A story in, related synthetic tables out: streamed at any number of rows, byte for byte reproducible by seed.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      tags: [
        { name: 'data', description: 'Generate tables.' },
        { name: 'service', description: 'The service itself.' },
      ],
    },
  })
  void app.register(swaggerUi, {
    routePrefix: '/docs',
    // The base layout has no bar on top, with the logo of the framework and a field for other documents.
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', tryItOutEnabled: true, displayRequestDuration: true, deepLinking: true },
    theme: { title: 'synth' },
    staticCSP: contentPolicy,
  })
  app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) => reply.header('cache-control', 'no-cache').send(app.swagger()))
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/docs', 302))
}
