import type { FastifyInstance } from 'fastify'
import { problemResponses } from '../problem-responses.ts'
import { requestMalformed } from './common-problems.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route answers requests on open connections during shutdown. */
    readonly answersWhileClosing?: boolean
  }
}

const path = '/livez'

/** `GET /livez`: 200 while the process can answer. If it does not answer, the process may be restarted. */
export function livezRoute(app: FastifyInstance): void {
  const schema = {
    summary: 'Check whether the process is alive',
    description: 'Returns 200 as long as the process can answer, even during shutdown: restart the process if there is no answer.',
    operationId: 'livez',
    tags: ['service'],
    response: {
      200: {
        description: 'The process is alive.',
        content: { 'text/plain; charset=utf-8': { schema: { type: 'string' }, examples: { alive: { value: 'alive\n' } } } },
      },
      ...problemResponses(path, [requestMalformed]),
    },
  }
  app.get(path, { schema, config: { answersWhileClosing: true } }, (_request, reply) =>
    reply.header('content-type', 'text/plain; charset=utf-8').header('cache-control', 'no-store').send('alive\n'),
  )
}
