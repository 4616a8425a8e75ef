import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { isProbe } from './is-probe.ts'
import { RateLimitedError } from './rate-limited-error.ts'

/** Limits the requests of a client per minute on all routes except those for monitoring. */
export function limitRequests(app: FastifyInstance, most: number): void {
  void app.register(rateLimit, { global: false })
  app.after(() => {
    const count = app.createRateLimit({ max: most, timeWindow: 60_000 })
    app.addHook('onRequest', async (request, reply) => {
      if (isProbe(request.routeOptions.url ?? null)) return
      const found = await count(request)
      if (found.isAllowed) return
      reply
        .header('ratelimit-limit', String(found.max))
        .header('ratelimit-remaining', String(found.remaining))
        .header('ratelimit-reset', String(found.ttlInSeconds))
      if (found.isExceeded) throw new RateLimitedError(`A client may send ${most} requests per minute; try again later`, found.ttl)
    })
  })
}
