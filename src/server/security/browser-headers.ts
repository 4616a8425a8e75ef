import type { FastifyHelmetOptions } from '@fastify/helmet'

/**
 * Headers for browsers on every answer: it loads nothing, and other pages cannot frame or embed it. The docs have a policy of their own.
 */
export const browserHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  // The operator of the TLS proxy decides about HSTS.
  strictTransportSecurity: false,
}
