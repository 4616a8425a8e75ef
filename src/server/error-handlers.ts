import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clipped } from '../clipped.ts'
import { SynthError } from '../errors.ts'
import { BusyError } from '../llm/busy-error.ts'
import { TaskDroppedError } from '../pool/fair-queue.ts'
import type { AllowedMethods } from './allowed-methods.ts'
import type { Log, LogFields } from './log.ts'
import { meantRoute } from './meant-route.ts'
import { passing, problemBody, problemType, retryAfterSeconds } from './problem.ts'
import { requestIdHeader } from './request-id.ts'
import { RateLimitedError } from './security/rate-limited-error.ts'
import { toSynthError } from './to-synth-error.ts'

/** Headers that may have been set for the answer before it failed. */
const ofTheAnswer = ['etag', 'content-encoding', 'content-disposition', 'content-length', 'accept-ranges', 'link']

const quiet = 'problem-status=200'

/** Longer paths are not quoted whole. */
const longestPath = 80

/** Answers with a problem for any thrown value. */
export function sendProblem(thrown: unknown, request: FastifyRequest, reply: FastifyReply, log: Log): FastifyReply {
  // The caller has disconnected.
  if (thrown instanceof TaskDroppedError) return reply.hijack()
  const error = toSynthError(thrown, () => request.routeOptions.bodyLimit)
  if (error.code === 'internal_error') log.error('a request failed', failureOf(thrown, request))
  const wait =
    error instanceof BusyError || error instanceof RateLimitedError
      ? error.retryAfterSeconds
      : passing.has(error.code)
        ? retryAfterSeconds
        : null
  if (wait !== null) reply.header('retry-after', String(wait))
  for (const name of ofTheAnswer) reply.removeHeader(name)
  const isQuiet = asksForQuiet(error, request)
  if (isQuiet) reply.header('preference-applied', quiet)
  return (
    reply
      .code(isQuiet ? 200 : error.status)
      .header('content-type', problemType)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header(requestIdHeader, request.id)
      // Bytes, because Fastify adds a charset to text, and this media type has none.
      .send(Buffer.from(JSON.stringify(problemBody(error, request.raw.url ?? '', request.id))))
  )
}

/**
 * Whether the caller prefers the status 200 (RFC 7240) for an error in the content of the body. Browsers log every error status to the
 * console of a page, where a half-typed story is not an error. The body has the real status; other errors keep their status, for
 * monitoring.
 */
function asksForQuiet({ status }: SynthError, { headers }: FastifyRequest): boolean {
  return (status === 400 || status === 422) && headers['prefer'] === quiet
}

/** Answers requests that no route handles: unknown paths, and unsupported methods of known paths. */
export function sendUnrouted(request: FastifyRequest, reply: FastifyReply, methods: AllowedMethods, log: Log): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? ''
  const allow = methods.allow(path)
  // The route supports this method, but nothing matches the parameters of its path.
  if (allow === null || allow.split(', ').includes(request.method === 'OPTIONS' ? '' : request.method))
    return sendProblem(new SynthError('not_found', nothingHere(request.method, path, methods)), request, reply, log)
  reply.header('allow', allow)
  if (request.method === 'OPTIONS') return reply.code(204).send()
  return sendProblem(new SynthError('method_not_allowed', `This path supports ${allow}`), request, reply, log)
}

function nothingHere(method: string, path: string, methods: AllowedMethods): string {
  const meant = meantRoute(method, path, methods.paths)
  const hint = meant === null ? ';' : `: did you mean ${meant}?`
  return `There is no ${method} ${clipped(path, longestPath)}${hint} GET /docs lists what there is`
}

/** Passes every error of the app to `sendProblem`. */
export function handleErrors(app: FastifyInstance, methods: AllowedMethods, log: Log): void {
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply, log))
  app.setNotFoundHandler((request, reply) => sendUnrouted(request, reply, methods, log))
}

function failureOf(thrown: unknown, { id, method, url }: FastifyRequest): LogFields {
  const frames = thrown instanceof Error ? (thrown.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line)) : []
  return { request_id: id, method, path: clipped(url), reason: clipped(String(thrown)), stack: frames.join('\n') }
}
