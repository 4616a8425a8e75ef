import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { browserHeaders } from './browser-headers.ts'
import { corsOptions } from './cors-options.ts'
import { limitRequests } from './limit-requests.ts'
import { requireToken } from './require-token.ts'
import type { Security } from './security.ts'

/**
 * Adds the checks that every request passes before its route: the headers for browsers, the host check, the answer to a preflight, the
 * request limit, which also limits attempts to guess the token, and the token. Register it before the routes.
 */
export function protect(app: FastifyInstance, { checkHost, corsOrigins, token, requestsPerMinute }: Security): void {
  void app.register(helmet, browserHeaders)
  app.after(() => {
    app.addHook('onRequest', ({ raw }, _reply, done) => {
      checkHost?.(raw.headers.host ?? 'localhost')
      done()
    })
  })
  if (corsOrigins.length > 0) void app.register(cors, corsOptions(corsOrigins))
  if (requestsPerMinute !== null) limitRequests(app, requestsPerMinute)
  if (token !== null) app.after(() => void app.addHook('onRequest', requireToken(token)))
}
