import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { isProbe } from './is-probe.ts'
import { RateLimitedError } from './rate-limited-error.ts'

/** Refuses more requests of a client in a minute, whatever they ask for, but for those about how the service is. */
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
      if (found.isExceeded) throw new RateLimitedError(`A client may send ${most} requests a minute; try again later`, found.ttl)
    })
  })
}
