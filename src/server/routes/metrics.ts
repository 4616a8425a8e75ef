import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { problemResponses } from '../problem-responses.ts'
import { requestMalformed } from './common-problems.ts'

const path = '/metrics'

/** `GET /metrics`: the metrics of the service in the text format of Prometheus, whatever the caller accepts. */
export function metricsRoute(app: FastifyInstance, registry: Registry): void {
  const schema = {
    summary: 'Metrics of the service',
    description: 'Metrics in the text format of Prometheus, version 0.0.4; docs/operations.md explains them and suggests alerts.',
    operationId: 'metrics',
    tags: ['service'],
    response: {
      200: {
        description: 'The metrics.',
        content: {
          [registry.contentType]: {
            schema: { type: 'string' },
            examples: {
              one: { value: '# HELP synth_workers Worker threads that are alive.\n# TYPE synth_workers gauge\nsynth_workers 2\n' },
            },
          },
        },
      },
      ...problemResponses(path, [
        requestMalformed,
        { code: 'shutting_down', detail: 'The service is shutting down; connect again in a moment' },
      ]),
    },
  }
  app.get(path, { schema }, async (_request, reply) =>
    reply
      .header('content-type', registry.contentType)
      .header('cache-control', 'no-store')
      .send(Buffer.from(await registry.metrics())),
  )
}
