import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { playgroundRoutes } from '../playground/playground-routes.ts'
import { createDatasetRoute } from './datasets/create.ts'
import { datasetFileRoutes } from './datasets/files.ts'
import { errorsRoute } from './errors.ts'
import { exportRoutes } from './exports/index.ts'
import { explainRoute } from './explain.ts'
import { generateDataRoute } from './generate-data.ts'
import { generateRoute } from './generate.ts'
import { generateSchemaRoute } from './generate-schema.ts'
import { guideRoutes } from './guide.ts'
import { healthRoute } from './health.ts'
import { importRoute } from './import.ts'
import { livezRoute } from './livez.ts'
import { metricsRoute } from './metrics.ts'
import { publishedSchemaRoute } from './published-schema.ts'
import { readyzRoute } from './readyz.ts'
import { openApiRoute } from './openapi.ts'
import { validateSchemaRoute } from './validate-schema.ts'
import { GuideFiles } from '../guide-files.ts'
import type { Security } from '../security/security.ts'
import type { Service } from '../service.ts'

/** Adds all routes of the service except the page of its docs. */
export function addRoutes(app: FastifyInstance, service: Service, registry: Registry, security: Security): void {
  playgroundRoutes(app, security.token !== null)
  generateRoute(app, service)
  explainRoute(app, service)
  generateDataRoute(app, service)
  validateSchemaRoute(app, service)
  generateSchemaRoute(app, service)
  importRoute(app, service)
  createDatasetRoute(app, service)
  datasetFileRoutes(app, service)
  exportRoutes(app, service)
  publishedSchemaRoute(app)
  openApiRoute(app, security)
  healthRoute(app, service)
  livezRoute(app)
  readyzRoute(app, service)
  metricsRoute(app, registry)
  const guide = new GuideFiles()
  errorsRoute(app, guide)
  guideRoutes(app, guide)
}
