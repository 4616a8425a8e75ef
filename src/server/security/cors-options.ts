import type { FastifyCorsOptions, FastifyCorsOptionsDelegateCallback } from '@fastify/cors'
import type { FastifyRequest } from 'fastify'

/** Seconds for which a browser caches the answer of a preflight. */
const preflightSeconds = 7200

/**
 * CORS: what pages of the given origins may send and read. Only a true preflight is answered as one; any other OPTIONS request returns the
 * methods of the path.
 */
export function corsOptions(origins: readonly string[]): { delegator: FastifyCorsOptionsDelegateCallback } {
  const options: FastifyCorsOptions = {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['accept', 'authorization', 'cache-control', 'content-type', 'if-none-match', 'if-range', 'range', 'x-request-id'],
    exposedHeaders: [
      'accept-ranges',
      'content-disposition',
      'content-length',
      'content-range',
      'etag',
      'link',
      'location',
      'ratelimit-limit',
      'ratelimit-remaining',
      'ratelimit-reset',
      'retry-after',
      'synth-seed',
      'synth-unused',
      'x-request-id',
    ],
    maxAge: preflightSeconds,
  }
  return { delegator: (request, done) => done(null, { ...options, preflight: isPreflight(request) }) }
}

function isPreflight({ headers }: FastifyRequest): boolean {
  return headers.origin !== undefined && headers['access-control-request-method'] !== undefined
}
