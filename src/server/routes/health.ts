import type { FastifyInstance } from 'fastify'
import { version } from '../../version.ts'
import { problemResponses } from '../problem-responses.ts'
import { requireJsonAccepted } from '../require-json.ts'
import { type Health, healthSchema } from '../schemas.ts'
import { troubleOf } from '../trouble-of.ts'
import type { Service } from '../service.ts'

const path = '/api/health'

/** `GET /api/health`: the state of the service; answers within milliseconds under load. */
export function healthRoute(app: FastifyInstance, { pool, planner, admission, llm }: Service): void {
  const schema = {
    summary: 'Show the state of the service',
    description: 'Answers within milliseconds, even while large responses are streamed.',
    operationId: 'health',
    tags: ['service'],
    response: {
      200: { description: 'The service is up.', content: { 'application/json': { schema: healthSchema } } },
      ...problemResponses(path, [
        { code: 'not_acceptable', detail: 'The header Accept must allow application/json' },
        { code: 'shutting_down', detail: 'The service is shutting down; connect again in a moment' },
      ]),
    },
  }
  app.get(path, { schema, onRequest: requireJsonAccepted }, (_request, reply) => {
    const trouble = troubleOf({ pool, planner })
    const health: Health = {
      ...(trouble === null ? { status: 'healthy' } : { status: 'degraded', reason: trouble }),
      llm_configured: llm !== null,
      version,
      uptime_seconds: Math.round(process.uptime() * 1000) / 1000,
      workers: pool.workers,
      active_responses: admission.open,
      memory_rss_bytes: process.memoryUsage.rss(),
      node_version: process.version,
    }
    return reply.header('cache-control', 'no-store').send(health)
  })
}
