import type { FastifyInstance } from 'fastify'
import { SynthError } from '../../errors.ts'
import { isManned } from '../is-manned.ts'
import { problemResponses } from '../problem-responses.ts'
import type { Service } from '../service.ts'
import { requestMalformed } from './common-problems.ts'

const path = '/readyz'

/** `GET /readyz`: 200 while the service can take another large request, else 503 with the reason. What is asked for meanwhile waits. */
export function readyzRoute(app: FastifyInstance, { pool, planner, admission }: Pick<Service, 'pool' | 'planner' | 'admission'>): void {
  const schema = {
    summary: 'Can the service take another request?',
    description: 'Answers 503 with the reason while no large response can be made here: send requests elsewhere until it is 200 again.',
    operationId: 'readyz',
    tags: ['service'],
    response: {
      200: {
        description: 'The service is ready.',
        content: { 'text/plain; charset=utf-8': { schema: { type: 'string' }, examples: { ready: { value: 'ready\n' } } } },
      },
      ...problemResponses(path, [
        requestMalformed,
        { code: 'starting', detail: 'The threads that plan and make rows are starting; try again in a moment' },
        { code: 'saturated', detail: '64 responses are being streamed, which is the most; try again when one has ended' },
        { code: 'workers_lost', detail: 'No worker is left; the log has the reason' },
        { code: 'shutting_down', detail: 'The service is shutting down; connect again in a moment' },
      ]),
    },
  }
  app.get(path, { schema }, (_request, reply) => {
    if (!isManned({ pool, planner })) throw new SynthError('workers_lost', 'No worker is left; the log has the reason')
    if (!pool.isUp || planner?.isUp === false)
      throw new SynthError('starting', 'The threads that plan and make rows are starting; try again in a moment')
    if (admission.isFull) throw admission.saturated()
    if (planner?.isFull === true) throw planner.saturated()
    return reply.header('content-type', 'text/plain; charset=utf-8').header('cache-control', 'no-store').send('ready\n')
  })
}
