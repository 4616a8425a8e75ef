import type { FastifyInstance } from 'fastify'
import { SynthError } from '../../errors.ts'
import { isManned } from '../is-manned.ts'
import { problemResponses } from '../problem-responses.ts'
import type { Service } from '../service.ts'
import { requestMalformed } from './common-problems.ts'

const path = '/readyz'

/**
 * `GET /readyz`: 200 while the service can take another large request, otherwise 503 with the reason. Requests still wait for the threads
 * during the start.
 */
export function readyzRoute(app: FastifyInstance, { pool, planner, admission }: Pick<Service, 'pool' | 'planner' | 'admission'>): void {
  const schema = {
    summary: 'Check whether the service can take another request',
    description:
      'Returns 503 with the reason while the service cannot take a large request: send requests elsewhere until it returns 200 again.',
    operationId: 'readyz',
    tags: ['service'],
    response: {
      200: {
        description: 'The service is ready.',
        content: { 'text/plain; charset=utf-8': { schema: { type: 'string' }, examples: { ready: { value: 'ready\n' } } } },
      },
      ...problemResponses(path, [
        requestMalformed,
        { code: 'starting', detail: 'The threads that plan and generate are starting; try again in a moment' },
        { code: 'saturated', detail: '64 responses are being streamed, which is the maximum; try again when one has ended' },
        { code: 'workers_lost', detail: 'No worker is left; the reason is in the log' },
        { code: 'shutting_down', detail: 'The service is shutting down; connect again in a moment' },
      ]),
    },
  }
  app.get(path, { schema }, (_request, reply) => {
    if (!isManned({ pool, planner })) throw new SynthError('workers_lost', 'No worker is left; the reason is in the log')
    if (!pool.isUp || planner?.isUp === false)
      throw new SynthError('starting', 'The threads that plan and generate are starting; try again in a moment')
    if (admission.isFull) throw admission.saturated()
    if (planner?.isFull === true) throw planner.saturated()
    return reply.header('content-type', 'text/plain; charset=utf-8').header('cache-control', 'no-store').send('ready\n')
  })
}
