import { setImmediate } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { AllowedMethods } from './allowed-methods.ts'
import { handleErrors } from './error-handlers.ts'
import { LazyValidation } from './lazy-validation.ts'
import { addRoutes } from './routes/index.ts'
import { docsRoutes } from './routes/docs.ts'
import type { Security } from './security/security.ts'
import type { Service } from './service.ts'

/** The objects that the docs describe. */
export interface DocsAppParts {
  readonly service: Service
  readonly security: Security
  readonly registry: Registry
}

/**
 * An app with the docs and the routes that they describe. The routes are only documented here, never called, so requests are not validated.
 * Use it through `inject`.
 */
export async function createDocsApp({ service, security, registry }: DocsAppParts): Promise<FastifyInstance> {
  const { schemaController } = new LazyValidation()
  const app = fastify({ schemaController })
  handleErrors(app, new AllowedMethods(), service.log)
  docsRoutes(app, service.core, security)
  // The slow steps run in separate turns of the event loop, so that other requests run between them.
  void app.register(() => setImmediate())
  app.after(() => addRoutes(app, service, registry, security))
  await setImmediate()
  await app.ready()
  await setImmediate()
  return app
}
