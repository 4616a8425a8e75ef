import swagger, { type SwaggerTransformObject } from '@fastify/swagger'
import fastify from 'fastify'
import { Registry } from 'prom-client'
import { answer } from '../../planner/answer.ts'
import { publishedSchema } from '../../validation/json-schema.ts'
import { version } from '../../version.ts'
import { createCore } from '../core.ts'
import { createService } from '../create-service.ts'
import { LazyValidation } from '../lazy-validation.ts'
import { problemSchema } from '../problem-schema.ts'
import { addRoutes } from '../routes/index.ts'
import { noSecurity } from '../security/no-security.ts'
import { addSamples, type DocSamples, docSamples } from './add-samples.ts'
import { componentsOf, withReferences } from './components.ts'
import { withHeadOperations } from './head-operations.ts'

type Described = Parameters<SwaggerTransformObject>[0]

/** The parts of the document that are not of one operation. */
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

/**
 * The OpenAPI document of a service without restrictions, with example answers that are generated on the spot. The build writes it into a
 * file: to make it, all routes are added to an app of their own, which takes hundreds of milliseconds.
 */
export async function describeService(): Promise<object> {
  const core = createCore((call) => Promise.resolve(answer(call)))
  const samples = await docSamples(core)
  const service = createService({ core, workers: 1 })
  const { schemaController } = new LazyValidation()
  const app = fastify({ schemaController })
  await app.register(swagger, { transformObject: (described) => complete(described, samples), openapi: aboutService })
  addRoutes(app, service, new Registry(), noSecurity)
  await app.ready()
  const document = app.swagger()
  await Promise.all([app.close(), service.pool.close()])
  return document
}

function complete(described: Described, samples: DocSamples): object {
  if ('swaggerObject' in described) return described.swaggerObject
  const { openapiObject } = described
  addSamples(openapiObject, samples)
  const schemas = { ...componentsOf(publishedSchema(), 'Schema'), Problem: problemSchema }
  const components = { ...openapiObject.components, schemas }
  const paths = withHeadOperations(withReferences(openapiObject.paths ?? {}) as Readonly<Record<string, unknown>>)
  return { ...openapiObject, components, paths }
}
