import type { FastifyHelmetOptions } from '@fastify/helmet'

/** What browsers are told of every answer: it loads nothing, and no other page frames it or reads it unasked. The docs have a policy of their own. */
export const browserHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  // Whoever puts TLS before this service decides for how long its name keeps to it.
  strictTransportSecurity: false,
}
