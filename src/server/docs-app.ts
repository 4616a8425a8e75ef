import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fastify, { type FastifyInstance } from 'fastify'
import { AllowedMethods } from './allowed-methods.ts'
import { docsHtml, docsTheme, firstScript, firstScriptAddress } from './docs-theme.ts'
import { handleErrors } from './error-handlers.ts'
import type { Log } from './log.ts'

/** The routes of the page. */
const pages: ReadonlySet<string> = new Set(['/docs', '/docs/'])

/** The page loads only files of this service, so it works without a network. */
const contentPolicy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'"

/** An app with Swagger UI, which loads the OpenAPI document from the service. Use it through `inject`. */
export async function createDocsApp(log: Log): Promise<FastifyInstance> {
  const app = fastify()
  handleErrors(app, new AllowedMethods(), log)
  // Swagger UI cannot be registered without it. The service itself answers requests for the document.
  await app.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} } },
  })
  app.addHook('onSend', async ({ routeOptions: { url = '' } }, _reply, payload) =>
    pages.has(url) && typeof payload === 'string' ? docsHtml(payload) : payload,
  )
  app.get(firstScriptAddress, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(firstScript()))
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // The base layout omits the top bar, with its logo of the framework and its field for other documents.
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', tryItOutEnabled: true, displayRequestDuration: true, deepLinking: true },
    theme: docsTheme(),
    staticCSP: contentPolicy,
  })
  await app.ready()
  return app
}
